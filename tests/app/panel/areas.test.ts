import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from '@/app/panel/areas';
import type { ScreenRoute } from '@/components/page/screen-route';

const [, missing = ''] = readFileSync('README.md', 'utf8').split('## Not built yet');

/** The titles of what isn't built: of a whole area, or of a page of one that is built in part. */
function unbuilt(screens: readonly ScreenRoute[]): (string | undefined)[] {
  return screens.flatMap(({ load, title, editors = [], pages = [] }) => [
    ...(load === undefined ? [title] : []),
    ...unbuilt([...editors, ...pages]),
  ]);
}

test('what is not built yet, the README says', () => {
  const titles = unbuilt([...AREAS.account, ...AREAS.user]);
  expect(titles.filter((title) => !title || !missing.includes(title))).toEqual([]);
});
