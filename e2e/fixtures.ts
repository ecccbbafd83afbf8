import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { startStaging } from '@mocks/serve/staging';
import { built } from './built';
import { watchContext, type Guard } from './guards';

type StagingOptions = NonNullable<Parameters<typeof startStaging>[0]>;
type Staging = Awaited<ReturnType<typeof startStaging>>;

interface Fixtures {
  /** Options of the test's own provider; set them with `test.use({ stagingOptions: … })`. */
  stagingOptions: StagingOptions;
  /** A real Swift that answers for Orbit, as `orbit.ts` has it. */
  swift: StagingOptions['swift'];
  /** A real registry upon it, as `registry.ts` has it. */
  registry: StagingOptions['registry'];
  /** A real web server instead of our own, as `nginx.ts` has it. */
  serveApp: StagingOptions['serveApp'];
  /**
   * True if screens are fetched as they are opened. Fetching them all before is half of a page's
   * cost.
   */
  savesData: boolean;
  /** The built app on one port and the test's own provider on another. */
  staging: Staging;
  /** Another person: a browser of their own, watched as the first is. */
  anotherPerson: () => Promise<Page>;
}

async function watched(
  browser: Browser,
  baseURL: string | undefined,
): Promise<[BrowserContext, Guard]> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return [context, await watchContext(context)];
}

function expectNoMishaps(guard: Guard): void {
  expect(guard.mishaps, 'policy violations, page errors and console errors').toEqual([]);
}

/** Runs in each page: the browser is then set to save data. */
function saveData(): void {
  const { connection } = navigator as Navigator & { readonly connection: object };
  Object.defineProperty(connection, 'saveData', { value: true });
}

/** Playwright's test with a provider of its own, and guards that fail it on any unnoticed mishap. */
export const test = base.extend<Fixtures>({
  stagingOptions: [{}, { option: true }],
  swift: [undefined, { option: true }],
  registry: [undefined, { option: true }],
  serveApp: [undefined, { option: true }],
  savesData: [true, { option: true }],

  // Transitions near to instant, unless the test wants to see them. `SCALE=0` and `SCALE=0.3` find
  // tests that wait for what is seen only by luck (CONTRIBUTING.md).
  staging: async ({ stagingOptions, swift, registry, serveApp }, give) => {
    const staging = await startStaging({
      scale: Number(process.env['SCALE'] ?? 0.02),
      schedules: false,
      swift,
      registry,
      serveApp,
      folder: built,
      ...stagingOptions,
    });
    await give(staging);
    await staging.close();
    expect(staging.provider.unknown, 'requests that the provider does not know').toEqual([]);
  },

  baseURL: async ({ staging }, give) => {
    await give(staging.app);
  },

  context: async ({ context, savesData }, give) => {
    const guard = await watchContext(context);
    if (savesData) await context.addInitScript(saveData);
    await give(context);
    expectNoMishaps(guard);
  },

  anotherPerson: async ({ browser, baseURL }, give) => {
    const people: [BrowserContext, Guard][] = [];
    await give(async () => {
      const person = await watched(browser, baseURL);
      people.push(person);
      return person[0].newPage();
    });
    for (const [context, guard] of people) {
      await context.close();
      expectNoMishaps(guard);
    }
  },
});

/** For `test.use`: motion as most people have it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
