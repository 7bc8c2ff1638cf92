/**
 * What is wrong with the screen as it is shown now: `page.evaluate(faults)`. It runs inside the page and needs nothing of it
 * but what a reader sees: boxes, text, and what lies under a finger. One walk over the document notes every box once.
 */

/** @returns {string[]} one line per fault */
export function faults() {
  const LEAST = 32; // a target
  const INLINE = 24; // a target within a sentence
  const SLACK = 1.5;
  const TOUCH = 3; // so far pieces may lie over each other
  const LINE = 5; // so far lines of text may
  const TARGETS =
    "button, a[href], input, select, textarea, summary, [role=button], [role=slider], label:has(> input.unseen)";
  const FAN = "[data-fan]"; // cards in a hand lie over each other; a finger must still find each
  const SPOKEN = ".unseen, [inert], .sprite, .layer, option, svg, script, style";
  const TOLD = "[title], [data-tip], [aria-haspopup=dialog]";
  const FLOATS = ".lens, .float";
  const wide = innerWidth;
  const high = innerHeight;
  const page = document.scrollingElement ?? document.documentElement;
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1);
  const root = dialog ?? document.body;
  /** @type {string[]} */
  const found = [];

  /** @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Box */
  /** What a box inherits: the layer it lies on, what scrolls it, what cuts it.
   * @typedef {{layer: Element | null, scroll: Element | null, cuts: {of: Element, box: Box, x: boolean, y: boolean, dots: boolean}[]}} Frame */
  /** @typedef {Frame & {of: Element, box: Box}} Target */
  /** @typedef {Frame & {of: Element, text: string, parts: Box[], box: Box}} Text */

  /** @type {Target[]} */ const targets = [];
  /** @type {Text[]} */ const texts = [];
  /** @type {Target[]} */ const pictures = [];
  /** @type {Target | null} */ let furthest = null;

  const name = (/** @type {Element} */ one) => {
    const told = one.getAttribute("aria-label") ?? one.textContent ?? "";
    const classes = [...one.classList].filter((word) => !word.startsWith("svelte-")).join(".");
    return `${one.tagName.toLowerCase()}${classes ? `.${classes}` : ""} “${told.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  };
  const over = (/** @type {Box} */ a, /** @type {Box} */ b, /** @type {number} */ x, /** @type {number} */ y) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > x &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > y;

  /** @param {Box} part @param {Box} edge @returns {Box} */
  function within(part, edge) {
    const [left, top] = [Math.max(part.left, edge.left), Math.max(part.top, edge.top)];
    const [right, bottom] = [Math.min(part.right, edge.right), Math.min(part.bottom, edge.bottom)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  /** Parts of one drawing: cards of a hand, the signs of a badge. @param {Element} one @param {Element} other */
  function together(one, other) {
    return [FAN, "[aria-hidden=true]"].some((drawn) => one.closest(drawn)?.contains(other));
  }

  /** @param {Text} text */
  function look({ of, text, box, cuts, scroll }) {
    const cut = cuts.findLast(
      ({ box: edge, x, y }) =>
        (x && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) ||
        (y && (box.top < edge.top - TOUCH || box.bottom > edge.bottom + TOUCH)),
    );
    if (cut && cut.dots && of.closest(TOLD)) return;
    if (cut) found.push(`cut: “${text.slice(0, 40)}” in ${name(cut.of)}`);
    else if (!scroll && page.scrollWidth <= wide && (box.left < -SLACK || box.right > wide + SLACK))
      found.push(`cut: “${text.slice(0, 40)}” at the edge of the screen`);
  }

  /** @param {Element} one @param {Frame} frame */
  function walk(one, frame) {
    if (one.matches(SPOKEN)) return;
    const style = getComputedStyle(one);
    if (style.clipPath.startsWith("inset(50%") || (one.matches("details *") && !one.checkVisibility())) return;
    if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return;
    const box = one.getBoundingClientRect();
    let { layer, scroll, cuts } = frame;
    if (one !== root && style.display !== "contents") {
      if (style.position === "fixed" || style.position === "sticky" || one.matches(FLOATS)) layer = one;
      if (style.position === "fixed") [scroll, cuts] = [null, []];
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
        if (one.scrollWidth > one.clientWidth + SLACK && !one.matches("textarea, pre, .sideways"))
          found.push(`wide: ${one.scrollWidth} of ${one.clientWidth} px in ${name(one)}`);
        [scroll, cuts] = [one, []];
      } else if (style.display !== "inline" && (style.overflowX !== "visible" || style.overflowY !== "visible"))
        cuts = [
          ...cuts,
          {
            of: one,
            box,
            x: style.overflowX !== "visible",
            y: style.overflowY !== "visible",
            dots: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
          },
        ];
    }
    const inside = { layer, scroll, cuts };
    const target = { of: one, box, ...inside };
    if (!scroll && box.width > 0 && (furthest === null || box.right > furthest.box.right)) furthest = target;
    if (
      !one.firstElementChild &&
      !scroll &&
      page.scrollWidth <= wide &&
      box.left < wide - TOUCH &&
      box.right > wide + TOUCH &&
      cuts.every((cut) => cut.box.right > wide - TOUCH)
    )
      found.push(`cut: ${name(one)} at the edge of the screen`);
    if (one.matches(TARGETS) && !one.matches(":disabled, [type=hidden]") && box.width > 0) targets.push(target);
    if (one.matches("[role=img]") && box.width > 0) pictures.push(target);
    for (const child of one.childNodes) {
      if (child instanceof Element) walk(child, inside);
      else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) {
        const range = document.createRange();
        range.selectNodeContents(child);
        const parts = [...range.getClientRects()].filter((part) => part.width > 0.5);
        if (!parts.length) continue;
        const text = { of: one, text: child.textContent.trim(), parts, box: range.getBoundingClientRect(), ...inside };
        look(text);
        for (const cut of cuts) text.parts = text.parts.map((part) => within(part, cut.box));
        text.parts = text.parts.filter(({ width, height }) => width > 0 && height > 0);
        if (text.parts.length) texts.push(text);
      }
    }
  }
  walk(root, { layer: null, scroll: null, cuts: [] });

  const last = /** @type {Target | null} */ (furthest);
  if (page.scrollWidth > wide) found.push(`wide: ${page.scrollWidth} of ${wide} px, ${last ? name(last.of) : ""}`);

  // Pieces over pieces, words over words.
  const leaves = targets.filter(({ of }) => !targets.some((other) => other.of !== of && of.contains(other.of)));
  leaves.forEach((one, n) => {
    for (const other of leaves.slice(n + 1))
      if (over(one.box, other.box, TOUCH, TOUCH) && one.layer === other.layer && one.scroll === other.scroll) {
        const fan = one.of.closest(FAN);
        if (fan && fan === other.of.closest(FAN)) continue;
        found.push(`over: ${name(one.of)} and ${name(other.of)}`);
      }
  });
  texts.forEach((one, n) => {
    for (const other of texts.slice(n + 1))
      if (
        over(one.box, other.box, 2, LINE) &&
        one.of !== other.of &&
        !together(one.of, other.of) &&
        one.layer === other.layer &&
        one.scroll === other.scroll &&
        one.parts.some((a) => other.parts.some((b) => over(a, b, 2, LINE)))
      )
        found.push(`over: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`);
  });

  for (const { of, box, layer, scroll } of pictures)
    for (const one of texts)
      if (
        !of.contains(one.of) &&
        one.layer === layer &&
        one.scroll === scroll &&
        one.parts.some((part) => over(part, box, TOUCH, TOUCH))
      )
        found.push(`over: ${name(of)} and “${one.text.slice(0, 30)}”`);

  // The bar and what it offers.
  const at = page.scrollTop;
  const bar = dialog ? null : document.querySelector("section.act, section.player:has([type=range])");
  const reached = (/** @type {Element} */ one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (!width) return true;
    if (left < -SLACK || right > wide + SLACK || top < -SLACK || bottom > high + SLACK) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  if (bar) {
    for (const one of [bar, ...bar.querySelectorAll("button")])
      if (!reached(one)) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        found.push(`away: ${name(one)} at ${[left, top, right, bottom].map(Math.round).join(" ")}`);
      }
    // Scrolled to the end nothing lies under what is pinned there.
    const lids = [...document.querySelectorAll("section.act, section.player, .docked")]
      .filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position))
      .map((one) => ({ of: one, box: one.getBoundingClientRect() }));
    const rest = page.scrollHeight - high - at;
    for (const { of, box, layer, scroll } of [...targets, ...texts]) {
      if (layer || scroll) continue;
      const lid = lids.find((one) =>
        over(
          box,
          {
            ...one.box,
            left: one.box.left,
            right: one.box.right,
            top: one.box.top + rest,
            bottom: one.box.bottom + rest,
            width: 0,
            height: 0,
          },
          TOUCH,
          TOUCH,
        ),
      );
      if (lid) found.push(`under: ${name(of)}`);
    }
  }

  // Targets for a finger. A piece may feel larger than it looks: where it looks small, a finger is tried beside it.
  for (const { of: one, box } of targets) {
    const label = one.matches("input") ? one.closest("label") : null;
    const area = label?.getBoundingClientRect() ?? box;
    const sentence = (one.parentElement?.textContent ?? "").length > (one.textContent ?? "").length + 8;
    const least = sentence && one.matches(".rule, p a, li a, td a, dd a") ? INLINE : LEAST;
    if (area.width >= least - 0.5 && area.height >= least - 0.5) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const feel = (/** @type {number} */ dx, /** @type {number} */ dy) => {
      let n = 0;
      for (; n < least; n++) {
        const [px, py] = [x + dx * n, y + dy * n];
        if (px < 0 || py < 0 || px >= wide || py >= high) continue;
        const hit = document.elementFromPoint(px, py);
        if (!hit || !(one.contains(hit) || label?.contains(hit))) break;
      }
      return n;
    };
    const across = Math.max(width, feel(1, 0) + feel(-1, 0) - 1);
    const tall = Math.max(height, feel(0, 1) + feel(0, -1) - 1);
    if (across < least - 1 || tall < least - 1)
      found.push(`small: ${Math.round(across)}×${Math.round(tall)} ${name(one)}`);
  }
  if (page.scrollTop !== at) page.scrollTop = at;
  return [...new Set(found)];
}
