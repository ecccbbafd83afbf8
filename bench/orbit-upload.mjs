// How fast the panel sends a large file, reading and sending told apart, and what it keeps in memory meanwhile.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { orbitBudgets } from '../tests/tools/budgets.mjs';
import { median } from './statistics.mjs';

const run = promisify(execFile);
const mebibyte = 1024 ** 2;
const container = 'uploads';
/** How often each way is gone, by turns: what else the machine does then slows all of them. */
const rounds = 3;
/** Milliseconds between two looks at the memory. */
const lookEvery = 200;

/** A file of noise, so that nothing on its way can make it smaller. */
async function makeFile(path, mebibytes) {
  const file = await open(path, 'w');
  const block = randomBytes(16 * mebibyte);
  for (let left = mebibytes; left > 0; left -= 16) {
    await file.write(block, 0, Math.min(left, 16) * mebibyte);
  }
  await file.close();
}

async function timeCurl({ storage, file }) {
  const { origin, token, account } = storage;
  const quiet = ['-s', '-S', '-f', '-o', '/dev/null', '-w', '%{time_total}'];
  const headers = ['-H', `X-Auth-Token: ${token}`, '-H', 'Expect:'];
  const url = `${origin}/v1/${account}/${container}/by-curl`;
  const { stdout } = await run('curl', [...quiet, ...headers, '-T', file, url]);
  return { sending: Number(stdout) * 1000 };
}

/** In the page: sends what the field holds by a bare request. */
function sendBare({ url, token }) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('X-Auth-Token', token);
    const start = performance.now();
    request.addEventListener('loadend', () =>
      request.status === 201
        ? resolve(performance.now() - start)
        : reject(new Error(`${request.status} to a bare request`)),
    );
    request.send(document.querySelector('#bench').files[0]);
  });
}

/** Opens the panel where files are uploaded. */
async function openPanel({ page, storage }) {
  await page.goto(`/accounts/${storage.account}/orbit/container/${container}/objects/`);
  await page.getByRole('button', { name: 'Upload' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function timeBare(setting) {
  const { page, storage, file } = setting;
  const { origin, token, account } = storage;
  await openPanel(setting);
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { type: 'file', id: 'bench' });
    document.body.append(field);
  });
  await page.setInputFiles('#bench', file);
  const url = `${origin}/v1/${account}/${container}/by-request`;
  const sending = await page.evaluate(sendBare, { url, token });
  await page.evaluate(() => document.querySelector('#bench').remove());
  return { sending };
}

/** What the processes that run pages hold, in MB; where nobody tells, not a number. */
async function residentOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/^RssAnon:\s+(\d+)/mu.exec(status)?.[1] ?? Number.NaN) / 1000;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Watches the memory until it is stopped: by how much it grew at the most, in MB. */
async function watchMemory({ page, browser }) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const look = async () => {
    const heap = await session.send('Runtime.getHeapUsage');
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = heap;
    return {
      heap: (usedSize + embedderHeapUsedSize + backingStorageSize) / 1_000_000,
      resident: await residentOf(browser),
    };
  };
  const first = await look();
  const most = { ...first };
  let timer;
  let looking = Promise.resolve();
  const lookOn = async () => {
    const { heap, resident } = await look();
    most.heap = Math.max(most.heap, heap);
    most.resident = Math.max(most.resident, resident);
    timer = setTimeout(() => void (looking = lookOn()), lookEvery);
  };
  looking = lookOn();
  return async () => {
    await looking;
    clearTimeout(timer);
    await session.detach();
    return { heap: most.heap - first.heap, resident: most.resident - first.resident };
  };
}

/** Nothing is looked at. */
const unwatched = () => Promise.resolve(() => Promise.resolve());

/** Through the panel, as somebody who picks a file: reading ends where its one request begins. */
async function timePanel(setting, watch = unwatched) {
  const { page, file } = setting;
  await openPanel(setting);
  await page.getByLabel('Files to upload').setInputFiles(file);
  const upload = page.getByRole('dialog').getByRole('button', { name: 'Upload' });
  await upload.and(page.locator(':not([aria-disabled="true"])')).waitFor();
  const stop = await watch(setting);
  const isPut = (request) => request.method() === 'PUT' && request.url().includes(container);
  const sent = page.waitForEvent('requestfinished', { predicate: isPut, timeout: 600_000 });
  const start = Date.now();
  await upload.click();
  const request = await sent;
  await page.getByRole('heading', { name: '1 file uploaded' }).waitFor();
  const { startTime, responseEnd } = request.timing();
  const memory = await stop();
  await page.getByRole('button', { name: 'Close the uploads' }).click();
  return { reading: startTime - start, sending: responseEnd, memory };
}

async function empty({ storage }) {
  for (const object of await storage.names(container)) {
    await storage.status('DELETE', `${container}/${object}`);
  }
}

/** By turns, and what each has sent is removed before the next begins. */
async function takeTurns(setting) {
  const ways = { curl: timeCurl, bare: timeBare, panel: timePanel };
  const times = { curl: [], bare: [], panel: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, time] of Object.entries(ways)) {
      times[name].push(await time(setting));
      await empty(setting);
    }
  }
  return times;
}

/** `BENCH_MIB` sends less, for a quick look. */
export async function measureUpload(setting) {
  const mebibytes = Number(process.env.BENCH_MIB ?? 1024);
  const file = join(setting.folder, 'large.bin');
  await makeFile(file, mebibytes);
  await setting.storage.make(container);
  const { curl, bare, panel } = await takeTurns({ ...setting, file });
  // By itself: to look takes a part of the processor that is sent with.
  const { memory } = await timePanel({ ...setting, file }, watchMemory);
  await empty(setting);
  const middle = (times, part = 'sending') => median(times.map((time) => time[part]));
  const what = (words) => `orbit: ${mebibytes} MiB ${words}`;
  const ms = (words, value) => ({ what: what(words), value, unit: 'ms' });
  const sending = middle(panel);
  return [
    ms('by curl', middle(curl)),
    ms('by a bare request', middle(bare)),
    ms('by the panel, reading', middle(panel, 'reading')),
    ms('by the panel, sending', sending),
    {
      what: what("sent in so much of curl's time"),
      value: sending / middle(curl),
      unit: 'times',
      budget: orbitBudgets.timesCurl,
    },
    {
      what: what("sent in so much of the bare request's"),
      value: sending / middle(bare),
      unit: 'times',
      budget: orbitBudgets.timesBare,
    },
    { what: what('grow the heap by'), value: memory.heap, unit: 'MB', budget: orbitBudgets.heap },
    { what: what('grow the process by'), value: memory.resident, unit: 'MB' },
  ];
}
