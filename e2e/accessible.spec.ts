import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { screens } from './screenshots/screens';
import type { Screen } from './screenshots/screens/screen';
import { visit } from './screenshots/visit';
import { expectVisibleFocus } from './visible-focus';

/**
 * Screens that go through one page, one after the other. The first costs as much as three more, as
 * the browser has yet to compile the panel and axe.
 */
const together = 20;

/** Screens that are not like another one. */
const held = screens.filter(({ like }) => like === undefined);

/** Groups of screens: some share a provider as it is by default, each other screen is alone. */
function groups(): readonly (readonly Screen[])[] {
  const plain = held.filter(({ options }) => options === undefined);
  const own = held.filter(({ options }) => options !== undefined);
  const count = Math.ceil(plain.length / together);
  const shared = Array.from({ length: count }, (_, index) =>
    plain.slice(index * together, (index + 1) * together),
  );
  return [...shared, ...own.map((screen) => [screen])];
}

function titleOf(group: readonly Screen[]): string {
  const [first, last] = [group.at(0)?.name, group.at(-1)?.name];
  return first === last ? `${first}` : `${first} to ${last}`;
}

test('a screen that is like another names one that axe holds', () => {
  const names = new Set(held.map(({ name }) => name));
  const twins = screens.flatMap(({ like }) => like ?? []);
  expect(twins.filter((name) => !names.has(name))).toEqual([]);
});

for (const group of groups()) {
  test.describe('axe', () => {
    test.use({ stagingOptions: group[0]?.options ?? {} });

    test(`finds nothing on ${titleOf(group)}`, async ({ page, context, staging }) => {
      // A busy machine takes half a minute a screen.
      test.setTimeout(group.length * 60_000);
      for (const status of [401, 403, 404, 409, 422, 500, 503]) expectStatus(page, status);
      expectLostConnections(page);
      for (const screen of group) {
        await test.step(screen.name, async () => {
          await context.setOffline(false);
          await visit(page, staging, screen);
          await expectAccessible(page, screen.name);
          await expectVisibleFocus(page, screen.name);
        });
      }
    });
  });
}
