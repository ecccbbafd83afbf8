/**
 * Timers to fake together: jsdom draws frames by an interval. Faking only some can stop all later
 * frames.
 */
export const INTERVALS = [
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
