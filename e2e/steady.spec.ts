import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './fixtures';
import {
  arrive,
  expectHeading,
  expectServers,
  filterList,
  listOf,
  rowOf,
  showTenRows,
} from './steps';

test.use(withMotion);

const account = '/accounts/acc-demo1/';
const servers = `${account}servers/`;

/** Tolerance in px that nobody sees. */
const SLACK = 1;

interface Places {
  /** Left edge of each column, in px. */
  readonly columns: readonly number[];
  readonly head: number;
  /** Top of each row, in px. */
  readonly rows: readonly number[];
  readonly footer: number;
}

const placesOf = (page: Page): Promise<Places> =>
  page.locator('table').evaluate((table) => {
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? -1;
    return {
      columns: [...table.querySelectorAll('th')].map((head) => head.getBoundingClientRect().left),
      head: top(table.querySelector('thead')),
      rows: [...table.querySelectorAll('tbody tr')].map(top),
      footer: top(document.querySelector('main button[aria-label="Refresh"]')),
    };
  });

function expectNear(now: readonly number[], before: readonly number[], what: string): void {
  expect(now.length, `how many ${what}`).toBe(before.length);
  const moved = now.map((place, index) => Math.abs(place - (before[index] ?? Number.NaN)));
  expect(Math.max(...moved), `how far ${what} moved`).toBeLessThanOrEqual(SLACK);
}

function expectSamePlaces(now: Places, before: Places): void {
  expectNear(now.columns, before.columns, 'columns');
  expectNear(now.rows, before.rows, 'rows');
  expectNear([now.head, now.footer], [before.head, before.footer], 'head and footer');
}

/** Answers a list late. Returns the places of everything before the answer and after it. */
async function placesBeforeAndAfter(
  page: Page,
  dials: { slowness: number },
  open: () => Promise<unknown>,
): Promise<[Places, Places]> {
  dials.slowness = 3_600_000;
  await open();
  await expect(page.locator('table[aria-busy] tbody tr').first()).toBeVisible();
  const before = await placesOf(page);
  dials.slowness = 0;
  await expect(page.locator('table tbody a').first()).toBeVisible();
  return [before, await placesOf(page)];
}

test('columns, rows and footer stand where they will before they are read, and columns stay there', async ({
  page,
  staging,
}) => {
  const { dials } = staging.provider;
  dials.lists = { servers: 'slow', server_groups: 'slow' };
  await showTenRows(page);
  const [before, first] = await placesBeforeAndAfter(page, dials, () =>
    arrive(page, staging, servers),
  );
  expectSamePlaces(first, before);
  expect(new Set(first.rows.slice(1).map((top, index) => top - (first.rows[index] ?? 0)))).toEqual(
    new Set([48]),
  );

  async function expectColumns() {
    expectNear((await placesOf(page)).columns, first.columns, 'columns');
  }
  for (const shown of ['11–20 of 27', '21–27 of 27']) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(shown);
    await expectColumns();
  }
  await filterList(page, 'web');
  await expect(rowOf(page, 'web-1')).toBeVisible();
  await expectColumns();
  const name = `web-${'long'.repeat(20)}`;
  const renamed = await page.request.put(`${staging.api}/1.0/servers/srv-web01`, {
    params: { account_id: 'acc-demo1' },
    data: { name },
  });
  expect(renamed.ok()).toBe(true);
  await expect(page.getByRole('link', { name: /^web-long/u })).toBeVisible();
  await expectColumns();

  // As many rows as there were the last time, where a page could hold more.
  const groups = `${account}server_groups/`;
  dials.slowness = 0;
  await page.goto(groups);
  await expect(page.locator('table tbody a').first()).toBeVisible();
  const [outlined, read] = await placesBeforeAndAfter(page, dials, () => page.reload());
  expect(read.rows).toHaveLength(4);
  expectSamePlaces(read, outlined);
});

const LISTS = ['servers', 'volumes', 'images', 'server_groups'];
const PAGES = [
  'servers/srv-web01',
  'volumes/vol-data1',
  'images/img-avail',
  'server_groups/grp-web01',
];

/** Runs in the page. */
function countShifts(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push((entry as unknown as { value: number }).value);
  });
  const shifts: number[] = [];
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shiftsSoFar: () => shifts.reduce((sum, value) => sum + value, 0) });
}

/**
 * As in `src/store/resources/shown-slice.ts`: parts that are not there by then come later, and
 * below.
 */
const LATE_MS = 3000;

/**
 * Runs in the page. Late parts may move what is below them: a busy machine must make nothing late.
 */
function putOffLateness(lateMs: number): void {
  const real = globalThis.setTimeout;
  const put = (handler: () => void, milliseconds?: number) =>
    real(handler, milliseconds === lateMs ? 20 * lateMs : milliseconds);
  Object.assign(globalThis, { setTimeout: put });
}

async function shiftsOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))),
  );
  return page.evaluate(() =>
    (globalThis as unknown as { shiftsSoFar: () => number }).shiftsSoFar(),
  );
}

test('nothing moves by itself while a page loads', async ({ page, staging }) => {
  staging.provider.dials.latency = 40;
  await page.addInitScript(countShifts);
  await page.addInitScript(putOffLateness, LATE_MS);
  await arrive(page, staging, servers);
  for (const path of [...LISTS, ...PAGES].map((each) => `${each}/`).concat('')) {
    await page.goto(`${account}${path}`);
    await expect(page.locator('main a[href*="-"], main dl').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await shiftsOf(page), path).toBeLessThanOrEqual(0.01);
  }
});

test.describe('without anything yet', () => {
  test.use({ stagingOptions: { world: 'empty' } });

  test('nothing moves by itself while a list that is found to be empty loads', async ({
    page,
    staging,
  }) => {
    staging.provider.dials.latency = 40;
    await page.addInitScript(countShifts);
    await page.addInitScript(putOffLateness, LATE_MS);
    await arrive(page, staging, `${account}orbit/`);
    await expect(page.getByText("You don't currently have any Orbit Containers")).toBeVisible();
    await expect(page.getByText('0 B in 0 objects')).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  });
});

test('nothing moves by itself while the dashboard loads on a phone', async ({ page, staging }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  staging.provider.dials.latency = 40;
  await page.addInitScript(countShifts);
  await page.addInitScript(putOffLateness, LATE_MS);
  await arrive(page, staging, servers);
  for (const path of [account, '/accounts/acc-trial/', account]) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Latest activity' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await shiftsOf(page), path).toBeLessThanOrEqual(0.01);
  }
});

/** Runs in the page. Puts off `come-later` of base.css by as long, for the same reason. */
function putOffComing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-in-order] > *, [data-in-order] ~ * { animation-delay: 60s !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}

test('what is wrong with an account has its place before it is read', async ({ page, staging }) => {
  staging.provider.dials.latency = 200;
  await page.addInitScript(countShifts);
  await page.addInitScript(putOffComing);
  const shiftsOnTheWayTo = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Account notice' })).toBeVisible();
    return shiftsOf(page);
  };
  await arrive(page, staging, servers);
  await expectServers(page);
  // By its status, before it was ever opened here.
  for (const id of ['acc-pend1', 'acc-late1', 'acc-warn1', 'acc-susp1', 'acc-susp2']) {
    expect.soft(await shiftsOnTheWayTo(`/accounts/${id}/servers/`), id).toBeLessThanOrEqual(0.01);
  }
  // Only its balance shows that the notice is due: it stands where it stood.
  await shiftsOnTheWayTo('/accounts/acc-owed1/servers/');
  expect(await shiftsOnTheWayTo('/accounts/acc-owed1/billing/')).toBeLessThanOrEqual(0.01);
});

test('what is found late to need attention pushes nothing away', async ({ page, staging }) => {
  await page.addInitScript(countShifts);
  await page.addInitScript(putOffComing);
  await arrive(page, staging, servers);
  await expectServers(page);
  staging.provider.dials.lists = { load_balancers: 'slow', volumes: 'slow' };
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const activity = page.getByRole('region', { name: 'Latest activity' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    staging.provider.dials.slowness = 3_600_000;
    await page.goto(account);
    await expect(attention.getByRole('link').first()).toBeVisible();
    await expect(activity).toBeHidden();
    staging.provider.dials.slowness = 0;
    await expect(activity).toBeVisible();
    await expect(attention.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await shiftsOf(page), `${String(width)} px`).toBeLessThanOrEqual(0.01);
  }
});

const GROWING = [
  'server_groups/grp-web01',
  'servers/srv-web01/resize',
  'servers/srv-web01/server_groups',
  'load_balancers/lba-front/servers',
  'cloud_ips/cip-spare/map',
];

test('nothing moves by itself on a phone while a long list is read, of a page or of an editor over one', async ({
  page,
  staging,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(countShifts);
  await page.addInitScript(putOffComing);
  await arrive(page, staging, servers);
  await expectServers(page);
  staging.provider.dials.latency = 400;
  for (const path of GROWING) {
    await page.goto(`${account}${path}/`);
    const isEditor = path.split('/').length > 2;
    const shown = isEditor
      ? page.getByRole('dialog').locator('fieldset, table')
      : page.locator('main td');
    await expect(shown.first()).toBeVisible();
    await expect(page.locator('[data-height-unknown]')).toHaveCount(0);
    expect.soft(await shiftsOf(page), path).toBeLessThanOrEqual(0.01);
  }
});

/** Top and bottom of each part of a page, in px. */
const partsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part]:visible').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return `${part.getAttribute('data-part') ?? ''}: ${top.toFixed()} to ${bottom.toFixed()}`;
    }),
  );

test('head, notes and cards of a page seen before stand where they will before it is read', async ({
  page,
  staging,
}) => {
  // The events of a record keep no place, and are never read here.
  staging.provider.dials.lists = { events: 'slow' };
  staging.provider.dials.slowness = 3_600_000;
  const waiting = page.locator('main [data-part] :is([aria-busy="true"], [data-waits])');
  const fields = page.locator('main [data-part="Settings"] dd');
  async function expectRead() {
    await expect(fields.first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
  }
  await arrive(page, staging, servers);
  for (const path of [...PAGES, 'servers/srv-lock1']) {
    await page.goto(`${account}${path}/`);
    await expectRead();
    const seen = await partsOf(page);
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const id = path.split('/')[1] ?? path;
    await page.route(new RegExp(`/1\\.0/.*${id}\\b`, 'u'), async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.locator('main [data-part] [data-waits]').first()).toBeVisible();
    await expectHeading(page, id);
    const outlined = await partsOf(page);
    expect.soft(outlined, path).toEqual(seen);
    letGo();
    await expectRead();
    expect.soft(await partsOf(page), path).toEqual(seen);
    await page.unrouteAll();
  }
});

/** Everything that takes the focus and is not seen then, by its words. */
const unseenWithFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
    /** True if enough of an element is left by everything that cuts it off. */
    function isSeen(element: Element): boolean {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let cut = element.parentElement; cut !== null; cut = cut.parentElement) {
        if (getComputedStyle(cut).overflow === 'visible') continue;
        const edge = cut.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return right - left >= 4 && bottom - top >= 4 && right > 0 && left < innerWidth;
    }
    return [...document.querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => {
        element.focus();
        return document.activeElement === element && !isSeen(element);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120));
  });

test('a phone shows nine servers at once, and nothing takes the focus that cannot be seen', async ({
  page,
  staging,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, staging, servers);
  await expectServers(page);
  const names = listOf(page, 'Cloud Servers').getByRole('row').getByRole('link');
  await expect(names.nth(8)).toBeInViewport({ ratio: 1 });
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  await expect(rowOf(page, 'batch-01')).toContainText('srv-bat01');
  await expect(rowOf(page, 'batch-01')).toContainText('Zone A');

  // Every entry of a row's menu has room, wherever the row stands.
  await rowOf(page, 'batch-04').getByRole('button', { name: 'Actions for batch-04' }).click();
  for (const name of ['Start', 'Attach volume', 'Lock', 'Delete']) {
    await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'overflow: hidden; block-size: 0';
    box.append(document.createElement('button'));
    document.querySelector('main')?.append(box);
  });
  expect(await unseenWithFocus(page), 'a button that is cut off is found').toHaveLength(1);

  for (const path of ['servers/', 'servers/?view=grid', 'server_groups/grp-web01/']) {
    await page.goto(`${account}${path}`);
    await expect(page.locator('main li a, main tr a, main dl').first()).toBeVisible();
    expect.soft(await unseenWithFocus(page), path).toEqual([]);
  }
  await expectHeading(page, 'web');
});
