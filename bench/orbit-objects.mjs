// Containers of very many objects: first rows, all of them, scrolling, filtering, selecting, and deleting many.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { load } from '../mocks/serve/load.mjs';
import { orbitBudgets } from '../tests/tools/budgets.mjs';
import { median } from './statistics.mjs';

const run = promisify(execFile);
const script = fileURLToPath(new URL('list-objects.py', import.meta.url));
const counts = [10_000, 100_000];
const deleted = 2000;
const row = 'main [data-row]';
/** Frames that are watched while the page scrolls. */
const frames = 120;

const label = (count) => `orbit: ${count.toLocaleString('en-GB')} objects`;

async function listMany({ storage, swift }, container, count) {
  const { ensureSwift } = await load('../real/swift/install.ts');
  const { command, environment } = await ensureSwift();
  await storage.make(container);
  const env = { ...process.env, ...environment };
  const given = ['-W', 'ignore', script, swift.folder, storage.account, container, String(count)];
  await run(command, given, { env });
}

/** In the page: goes to an address as a link does, until the awaited row is painted. */
function goTo({ address, selector }) {
  const start = performance.now();
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const stands = () => document.querySelector(selector) !== null;
  return window.probe.until(stands).then((end) => end - start);
}

/** In the page: scrolls a window's height at each frame, down and up: how long each took. */
function scroll(count) {
  return new Promise((resolve) => {
    const times = [];
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      if (times.length > count) return resolve(times.slice(1));
      scrollBy(0, times.length < count / 2 ? innerHeight : -innerHeight);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** In the page: from the next key or click until something that is asked for is painted. */
function timeUntil({ type, selector, text }) {
  const stands = () => {
    const found = document.querySelector(selector);
    return found !== null && found.textContent.includes(text);
  };
  window.seen = new Promise((resolve) => {
    addEventListener(
      type,
      ({ timeStamp }) => {
        resolve(window.probe.until(stands).then((end) => end - timeStamp));
      },
      { capture: true, once: true },
    );
  });
}

async function timed(page, until, act) {
  await page.evaluate(timeUntil, until);
  await act();
  return page.evaluate(() => window.seen);
}

async function measureMany(setting, count) {
  const { page, storage } = setting;
  const container = `objects-${count}`;
  await listMany(setting, container, count);
  const area = `/accounts/${storage.account}/orbit/`;
  const objects = `${area}container/${container}/objects/`;
  await page.goto(area);
  await page.locator(row).first().waitFor();
  await page.waitForLoadState('networkidle');
  const first = await page.evaluate(goTo, { address: objects, selector: '[data-row*="reading-"]' });

  const last = String(count - 1).padStart(6, '0');
  await page.goto(`${objects}?size=all`);
  const heading = page.locator('main h1 + *').filter({ hasText: count.toLocaleString('en-GB') });
  await heading.first().waitFor();
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(scroll, frames);
  const box = page.getByRole('checkbox', { name: 'Select all on this page' });
  const selected = {
    type: 'click',
    selector: 'main',
    text: `${count.toLocaleString('en-GB')} selected`,
  };
  const selecting = await timed(page, selected, () => box.click());

  await page.goto(objects);
  await page.locator(row).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox', { name: 'Filter' }).focus();
  await page.keyboard.type(`reading-${last.slice(0, -1)}`, { delay: 20 });
  const found = { type: 'keydown', selector: row, text: last };
  const filtering = await timed(page, found, () => page.keyboard.press(last.at(-1)));
  const what = (words) => `${label(count)}, ${words}`;
  return [
    { what: what('first rows'), value: first, unit: 'ms', budget: orbitBudgets.firstRows },
    { what: what('frame of scrolling, median'), value: median(times), unit: 'ms' },
    {
      what: what('frame of scrolling, worst'),
      value: Math.max(...times),
      unit: 'ms',
      budget: orbitBudgets.frame,
    },
    {
      what: what('select all to paint'),
      value: selecting,
      unit: 'ms',
      budget: orbitBudgets.selectAll,
    },
    {
      what: what('last letter to what was found'),
      value: filtering,
      unit: 'ms',
      budget: orbitBudgets.found,
    },
  ];
}

/** In the page: longest time without reported progress until the end, in milliseconds. */
function watchProgress() {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  const start = performance.now();
  let before = start;
  let longest = 0;
  let told = 0;
  let words = '';
  window.deletion = new Promise((resolve) => {
    window.probe.observe((observer) => {
      const [now] = /(?:All )?[\d,]+(?: of [\d,]+)? done\./u.exec(dialog.textContent) ?? [words];
      if (now === words) return;
      words = now;
      told += 1;
      const time = performance.now();
      longest = Math.max(longest, time - before);
      before = time;
      if (!now.startsWith('All')) return;
      observer.disconnect();
      resolve({ time: time - start, longest, told });
    });
  });
}

async function measureDeletion({ page, storage }) {
  const container = 'deletions';
  await storage.make(container);
  const names = Array.from(
    { length: deleted },
    (_, index) => `object-${String(index).padStart(4, '0')}`,
  );
  for (let start = 0; start < deleted; start += 20) {
    await Promise.all(
      names.slice(start, start + 20).map((name) => storage.put(container, name, name)),
    );
  }
  await page.goto(`/accounts/${storage.account}/orbit/container/${container}/objects/?size=all`);
  await page.locator(row).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: /^Delete/u });
  const word = await dialog.getByRole('textbox').getAttribute('placeholder');
  await dialog.getByRole('textbox').fill(word ?? `delete ${deleted}`);
  await page.evaluate(watchProgress);
  await confirm.click();
  const { time, longest, told } = await page.evaluate(() => window.deletion);
  const left = await storage.names(container);
  const what = (words) => `orbit: ${deleted.toLocaleString('en-GB')} deleted, ${words}`;
  return [
    { what: what('in all'), value: time, unit: 'ms' },
    { what: what('longest without progress'), value: longest, unit: 'ms' },
    { what: what('steps of progress'), value: told, unit: 'steps' },
    { what: what('objects left'), value: left.length, unit: 'objects', budget: 0 },
  ];
}

export async function measureObjects(setting) {
  const rows = [];
  for (const count of counts) rows.push(...(await measureMany(setting, count)));
  return [...rows, ...(await measureDeletion(setting))];
}
