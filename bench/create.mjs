// The form of a new server over 2,000 images and 500 groups: how long a keystroke takes to be seen.
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { openFresh } from './list.mjs';
import { median } from './statistics.mjs';

const path = '/accounts/acc-demo1/servers/add/';

/** Texts to type per field. The searches narrow the long lists. */
const typed = [
  { field: /^Name/u, role: 'textbox', words: 'webserver' },
  { field: 'Search images', role: 'searchbox', words: 'release-19' },
  { field: 'Search server groups', role: 'searchbox', words: 'group-4' },
];

/** Keeps the time from each key to the frame that answers it, in the page. */
function timeKeys() {
  window.answers = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.answers.push(window.probe.painted().then((end) => end - timeStamp));
    },
    { capture: true },
  );
}

export async function measureCreate({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  await page.goto(path);
  await page.getByRole('radiogroup', { name: 'Image', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(timeKeys);
  for (const { field, role, words } of typed) {
    await page.getByRole(role, { name: field }).pressSequentially(words, { delay: 40 });
  }
  const answers = await page.evaluate(() => Promise.all(window.answers));
  await context.close();
  const budget = timeBudgets.keystroke;
  return [
    { what: 'large: create server, keystroke, median', value: median(answers), unit: 'ms', budget },
    {
      what: 'large: create server, keystroke, worst',
      value: Math.max(...answers),
      unit: 'ms',
      budget,
    },
  ];
}
