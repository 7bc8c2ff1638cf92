// Checks the luck of a Six Stones record: node check_luck.mjs RECORD [COMMITMENT]
// It uses nothing of Six Stones. What it checks is written out in chance.md.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const fail = (why) => {
  console.error(why)
  process.exit(1)
}
const [file, noted] = process.argv.slice(2)
const { steps, players, luck } = JSON.parse(readFileSync(file, 'utf8'))
if (!luck) fail('The record has no luck to check.')
if (luck.method !== 'sixstones/luck/1') fail(`Unknown method ${luck.method}.`)
if (!luck.secret) fail('The record does not reveal its secret.')
if (luck.nonces.length !== players) fail('There must be a nonce, or nothing, for every seat.')

const secret = Buffer.from(luck.secret, 'hex')
const commitment = createHash('sha256').update(secret).digest('hex')
if (commitment !== luck.commitment) fail(`The secret does not fit the commitment: its hash is ${commitment}.`)
if (noted && noted.toLowerCase() !== commitment) fail('This is not the commitment you noted.')

// The first 32 bits of HMAC(secret, message), modulo the range. A word of the last, incomplete run of the range
// is passed over for the next try, so that every index is equally likely.
function index(number, range) {
  const end = 2 ** 32 - (2 ** 32 % range)
  for (let tried = 0; ; tried++) {
    const message = `${luck.method}:${number}:${tried}:${luck.nonces.join(',')}`
    const word = createHmac('sha256', secret).update(message).digest().readUInt32BE(0)
    if (word < end) return word % range
  }
}

const chance = steps.map((step, place) => [step, place]).filter(([step]) => step.startsWith('* '))
if (chance.length !== luck.draws.length) {
  fail(`The record has ${chance.length} chance steps and ${luck.draws.length} draws.`)
}
const counting = luck.draws.map((draw, n) => draw && [...draw, `step ${chance[n][1]}, "${chance[n][0]}"`])
const begun = counting.findIndex((draw) => draw)
if (begun >= 0 && counting.slice(begun).includes(null)) fail('A chance step in the middle has no draw.')
const back = luck.taken_back.map((draw) => [...draw, 'taken back'])
const all = [...counting.filter((draw) => draw), ...back].sort((a, b) => a[0] - b[0])

all.forEach(([number, range, said, where], n) => {
  if (number !== n + 1) fail(`Draw ${n + 1} is missing or comes twice (${where}).`)
  const true_index = index(number, range)
  if (said !== true_index) fail(`Draw ${number} (${where}) has index ${true_index} of ${range}, not ${said}.`)
})
const unproven = counting.filter((draw) => !draw).length
console.log(`${all.length} draws follow from the secret; ${back.length} of them were taken back.`)
if (unproven) console.log(`The first ${unproven} chance steps come from another table: not proven here.`)
if (luck.same_as) console.log(`The same deal as table ${luck.same_as}${luck.known ? ', whose secret was known' : ''}.`)
if (!noted) console.log(`Compare the commitment with the one you saw before the game: ${commitment}`)
