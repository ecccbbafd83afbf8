import type { Exchange, Tap } from '@/provider/recorder/tap';

/** Collects everything that a tap has heard, and hears from now on. */
export function exchangesOf(tap: Tap): readonly Exchange[] {
  const heard: Exchange[] = [];
  tap.lead((each) => heard.push(each));
  return heard;
}
