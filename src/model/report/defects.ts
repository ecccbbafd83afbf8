import type { ReportedDefect } from '@/wire/report';

const MOST_FRAMES = 20;

/** `    at name (https://…/assets/panel-abc.js:1:23)` or `name@https://…/assets/panel-abc.js:1:23`. */
const FRAME =
  /^(?: {4}at (?:async )?(?:([\w$.<>]{1,80}) \()?(?:[a-z-]+:\/\/[^\s)]*\/)?|([\w$.<>]{0,80})@[a-z-]+:\/\/[^\s)]*\/)([\w.-]{1,80}:\d+:\d+)\)?$/u;

/** Drops the message that begins the stack in some browsers: its lines may look like frames. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const words = [`${name}: ${message}`, message].find((each) => stack.startsWith(each)) ?? '';
  return stack.slice(words.length).split('\n');
}

/** Returns a panel defect's class and place in the code. Its message may quote the screen. */
export function reportedDefect(thrown: unknown): Pick<ReportedDefect, 'name' | 'stack'> {
  if (!(thrown instanceof Error)) return { name: typeof thrown, stack: [] };
  const lines = framesOf(thrown).flatMap((line): string[] => {
    const [, called, caller = called, place] = FRAME.exec(line) ?? [];
    if (place === undefined) return [];
    return [caller ? `${caller} ${place}` : place];
  });
  const name = /^[\w$]{1,60}$/u.test(thrown.name) ? thrown.name : 'Error';
  return { name, stack: lines.slice(0, MOST_FRAMES) };
}
