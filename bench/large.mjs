// Ten thousand servers and other large lists, a hundred on a page: how long a keystroke in the filter takes
// to be seen, and a click on a column.
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { listPath, openFresh } from './list.mjs';
import { median } from './statistics.mjs';

const keys = ['1', '2', '3', 'Backspace', 'Backspace'];

/** Paths of lists, and the count beside the title once all rows are there. */
const lists = [
  ['servers', '10,000 servers'],
  ['cloud_ips', '5,000 cloud IPs'],
  ['load_balancers', '500 balancers'],
  ['database_servers', '500 databases'],
  // Read a part at a time.
  ['events', '10,000 events', '10,000'],
];

/** Times from the next event of this type until the list has changed and been painted. */
function timeNext(type) {
  window.nextTime = new Promise((resolve) => {
    addEventListener(
      type,
      ({ timeStamp }) => {
        window.probe.observe((observer) => {
          observer.disconnect();
          resolve(window.probe.painted().then((end) => end - timeStamp));
        });
      },
      { capture: true, once: true },
    );
  });
}

/** Milliseconds from an act that sends such an event until the page has changed and been painted. */
export async function timed(page, type, act) {
  await page.evaluate(timeNext, type);
  await act();
  return page.evaluate(() => window.nextTime);
}

/** Opens a list at a hundred on a page and types into its filter: how long each keystroke takes. */
async function typeInto(page, path, count) {
  await page.goto(`/accounts/acc-demo1/${path}/`);
  await page.locator('main tbody a').first().waitFor();
  if (count) await page.locator('main header').getByText(count, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('combobox', { name: 'per page' }).selectOption('100');
  await page.getByRole('searchbox', { name: 'Filter' }).focus();
  const times = [];
  for (const key of keys) {
    times.push(await timed(page, 'keydown', () => page.keyboard.press(key)));
  }
  return times;
}

const keystrokeRows = (what, times) =>
  [
    ['median', median(times)],
    ['worst', Math.max(...times)],
  ].map(([which, value]) => ({
    what: `large: ${what}, keystroke to paint, ${which}`,
    value,
    unit: 'ms',
    budget: timeBudgets.keystroke,
  }));

export async function measureLarge({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  const rows = [];
  for (const [path, what, count] of lists) {
    rows.push(...keystrokeRows(what, await typeInto(page, path, count)));
  }
  await page.goto(listPath);
  const header = page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first();
  await page.waitForLoadState('networkidle');
  const sorts = [];
  for (let run = 0; run < keys.length; run += 1) {
    sorts.push(await timed(page, 'click', () => header.click()));
  }
  await context.close();
  return [...rows, { what: 'large: sort to paint, median', value: median(sorts), unit: 'ms' }];
}
