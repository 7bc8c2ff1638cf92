/** The time, once a second, for "since". */
const clock = $state({ now: Date.now() });
setInterval(() => {
  if (!document.hidden) clock.now = Date.now();
}, 1000);

export const now = (): number => clock.now;

/** "0:07", "12:30", "1:02:03". */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const A_DAY = 24 * 3600 * 1000;

/** A time left or gone, as short as it can be told: "4:05", or "2d 3h" where it is days. */
export function span(ms: number, language: string): string {
  if (ms < A_DAY) return elapsed(ms);
  const unit = (value: number, name: "day" | "hour"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  return `${unit(Math.floor(ms / A_DAY), "day")} ${unit(Math.floor((ms % A_DAY) / 3_600_000), "hour")}`;
}
