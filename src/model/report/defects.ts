import type { ReportedDefect } from '@/wire/report';

const MOST_FRAMES = 20;

/** `at name (https://…/assets/panel-abc.js:1:23)` or `name@https://…/assets/panel-abc.js:1:23`. */
const FRAME =
  /^\s*(?:at )?(?:async )?(?:([\w$.<>]{1,80})(?: \(|@))?(?:[a-z-]+:\/\/[^\s)]*\/)?([\w.-]{1,80}:\d+:\d+)\)?$/u;

/** A defect of the panel's own: its class and where in the code. Its words may quote what was on the screen. */
export function tellDefect(thrown: unknown): Pick<ReportedDefect, 'name' | 'stack'> {
  if (!(thrown instanceof Error)) return { name: typeof thrown, stack: [] };
  const lines = (thrown.stack ?? '').split('\n').flatMap((line): string[] => {
    const [, name = '', place] = FRAME.exec(line) ?? [];
    if (place === undefined) return [];
    return [name === '' ? place : `${name} ${place}`];
  });
  const name = /^[\w$]{1,60}$/u.test(thrown.name) ? thrown.name : 'Error';
  return { name, stack: lines.slice(0, MOST_FRAMES) };
}
