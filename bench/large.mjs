// Ten thousand servers, a hundred on a page: how long a keystroke in the filter and a click on a column take to be seen.
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { openFresh, openList } from './list.mjs';
import { median } from './statistics.mjs';

const keys = ['1', '2', '3', 'Backspace', 'Backspace'];

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

async function timed(page, type, act) {
  await page.evaluate(timeNext, type);
  await act();
  return page.evaluate(() => window.nextTime);
}

export async function measureLarge({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  await openList(page);
  await page.waitForLoadState('networkidle');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('combobox', { name: 'per page' }).selectOption('100');
  const keystrokes = [];
  await page.getByRole('searchbox', { name: 'Filter' }).focus();
  for (const key of keys) {
    keystrokes.push(await timed(page, 'keydown', () => page.keyboard.press(key)));
  }
  const header = page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first();
  const sorts = [];
  for (let run = 0; run < keys.length; run += 1) {
    sorts.push(await timed(page, 'click', () => header.click()));
  }
  await context.close();
  return [
    {
      what: 'large: keystroke to paint, median',
      value: median(keystrokes),
      unit: 'ms',
      budget: timeBudgets.keystroke,
    },
    {
      what: 'large: keystroke to paint, worst',
      value: Math.max(...keystrokes),
      unit: 'ms',
      budget: timeBudgets.keystroke,
    },
    { what: 'large: sort to paint, median', value: median(sorts), unit: 'ms' },
  ];
}
