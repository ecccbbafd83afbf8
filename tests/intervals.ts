/** For fake clocks: frames are intervals of jsdom's, of which none is drawn again after one that was faked without them. */
export const INTERVALS = [
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
