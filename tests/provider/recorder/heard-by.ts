import type { Heard, Tap } from '@/provider/recorder/tap';

/** Collects everything that a tap has heard, and hears from now on. */
export function heardBy(tap: Tap): readonly Heard[] {
  const heard: Heard[] = [];
  tap.lead((each) => heard.push(each));
  return heard;
}
