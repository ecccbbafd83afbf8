import type { Heard, Tap } from '@/provider/recorder/tap';

/** What a tap has heard, and whatever it hears from now on. */
export function heardBy(tap: Tap): readonly Heard[] {
  const heard: Heard[] = [];
  tap.lead((each) => heard.push(each));
  return heard;
}
