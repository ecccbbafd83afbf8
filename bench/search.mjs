// Search over a whole account with some twenty thousand records. Measures how long a keystroke
// takes to show its results. Measures how long after the first opening all records are searched.
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { timed } from './large.mjs';
import { openFresh, openList } from './list.mjs';
import { median } from './statistics.mjs';

/** Typed texts: names, part of an id, an address and parts of an IPv6 address, and back. */
const texts = ['node-012', 'srv-1', '10.240', '2a02:1348'];

/** In the page: when as many servers are found as there are. */
const whenWhole = ({ count }) =>
  window.probe.until(() =>
    [...document.querySelectorAll('[role="option"]')].some(({ textContent }) =>
      textContent.includes(`All ${count} Cloud Servers`),
    ),
  );

export async function measureSearch({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  await openList(page);
  await page.waitForLoadState('networkidle');
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await field.waitFor();
  // Every server has it in its id.
  await page.keyboard.type('srv-');
  const whole = await page.evaluate(whenWhole, { count: 10_000 });
  const tasks = await page.evaluate(
    (since) => window.probe.longTasks.filter(({ start: at }) => at >= since),
    start,
  );
  // The other lists, too, are read and made ready by then.
  await page.waitForLoadState('networkidle');
  const times = [];
  for (const text of texts) {
    await field.fill('');
    for (const letter of text) {
      times.push(await timed(page, 'keydown', () => page.keyboard.press(letter)));
    }
    times.push(await timed(page, 'keydown', () => page.keyboard.press('Backspace')));
  }
  await context.close();
  return [
    {
      what: 'search: keystroke to results, median',
      value: median(times),
      unit: 'ms',
      budget: timeBudgets.keystroke,
    },
    {
      what: 'search: keystroke to results, worst',
      value: Math.max(...times),
      unit: 'ms',
      budget: timeBudgets.keystroke,
    },
    { what: 'search: opened to all searched', value: whole - start, unit: 'ms' },
    {
      what: 'search: longest task meanwhile',
      value: Math.max(0, ...tasks.map(({ duration }) => duration)),
      unit: 'ms',
    },
  ];
}
