import { expectAccessible } from './axe';
import { test } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import { screens, type Screen } from './photographs/screens';
import { visit } from './photographs/visit';

/** So many screens go through one browser, one after the other: the start costs more than a visit. */
const together = 4;

/** Those that share a provider as it is by default, a few at a time, and each other by itself. */
function groups(): readonly (readonly Screen[])[] {
  const plain = screens.filter(({ options }) => options === undefined);
  const own = screens.filter(({ options }) => options !== undefined);
  // The large world's screens look like the others'.
  const small = own.filter(({ options }) => options?.world !== 'large');
  const count = Math.ceil(plain.length / together);
  const shared = Array.from({ length: count }, (_, index) =>
    plain.slice(index * together, (index + 1) * together),
  );
  return [...shared, ...small.map((screen) => [screen])];
}

for (const group of groups()) {
  test.describe('axe', () => {
    test.use({ stagingOptions: group[0]?.options ?? {} });

    test(`finds nothing on ${group.map(({ name }) => name).join(', ')}`, async ({
      page,
      context,
      staging,
    }) => {
      test.slow();
      for (const status of [401, 403, 404, 422, 500]) expectStatus(page, status);
      expectLostConnections(page);
      for (const screen of group) {
        await context.setOffline(false);
        await visit(page, staging, screen);
        await expectAccessible(page, screen.name);
      }
    });
  });
}
