// How fast the panel sends a large file, from the press to its end. Also the memory that it keeps.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from '../mocks/serve/load.mjs';
import { orbitBudgets } from '../tests/tools/budgets.mjs';
import { median } from './statistics.mjs';

const run = promisify(execFile);
const mebibyte = 1024 ** 2;
const container = 'uploads';
/** Runs of each way, in turn: other work of the machine then slows all of them. */
const rounds = 3;
/** Bytes a second of the slower line. */
const line = 50 * mebibyte;
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

/** Seconds that all processors together have worked so far, for any process. */
function worked() {
  const busy = cpus().map(({ times: { idle: _, ...others } }) =>
    Object.values(others).reduce((sum, each) => sum + each, 0),
  );
  return busy.reduce((sum, each) => sum + each, 0) / 1000;
}

/** Runs a way. Returns its time in ms, and the seconds that the processors worked. */
async function withWork(run) {
  const before = worked();
  const time = await run();
  return { time, work: worked() - before };
}

async function timeCurl({ storage, file }, rate) {
  const { origin, token, account } = storage;
  const limit = rate === undefined ? [] : ['--limit-rate', String(rate)];
  const quiet = ['-s', '-S', '-f', '-o', '/dev/null', '-w', '%{time_total}', ...limit];
  const headers = ['-H', `X-Auth-Token: ${token}`, '-H', 'Expect:'];
  const url = `${origin}/v1/${account}/${container}/by-curl`;
  return withWork(async () => {
    const { stdout } = await run('curl', [...quiet, ...headers, '-T', file, url]);
    return Number(stdout) * 1000;
  });
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

/** Lets a script of the page have the file. */
async function withFile(setting, run) {
  const { page, file } = setting;
  await openPanel(setting);
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { type: 'file', id: 'bench' });
    document.body.append(field);
  });
  await page.setInputFiles('#bench', file);
  const taken = await withWork(run);
  await page.evaluate(() => document.querySelector('#bench').remove());
  return taken;
}

const timeBare = (setting) =>
  withFile(setting, () => {
    const { page, storage } = setting;
    const { origin, token, account } = storage;
    const url = `${origin}/v1/${account}/${container}/by-request`;
    return page.evaluate(sendBare, { url, token });
  });

/**
 * In the page: reads the chosen file with the panel's own workers. Their number and the parts are
 * the panel's.
 */
function readSums({ workers, address, part }) {
  const { files } = document.querySelector('#bench');
  const [file] = files;
  const parts = Array.from({ length: Math.ceil(file.size / part) }, (_, index) =>
    file.slice(index * part, (index + 1) * part),
  );
  const start = performance.now();
  const lanes = Array.from({ length: workers }, () => {
    const worker = new Worker(address, { type: 'module' });
    return new Promise((resolve, reject) => {
      const next = () => {
        const more = parts.shift();
        if (more === undefined) {
          worker.terminate();
          resolve();
        } else worker.postMessage(more);
      };
      worker.onmessage = ({ data }) => {
        if ('failed' in data) reject(new Error(data.failed));
        else if ('sum' in data) next();
      };
      next();
    });
  });
  return Promise.all(lanes).then(() => performance.now() - start);
}

const timeSums = (setting) =>
  withFile(setting, async () => {
    const { page } = setting;
    const parts = await page.evaluate(() => fetch('/parts.json').then((told) => told.json()));
    const address = Object.keys(parts).find((name) => name.includes('checksum-worker'));
    if (address === undefined) throw new Error('There is no worker that reads checksums');
    const processors = await page.evaluate(() => navigator.hardwareConcurrency);
    const workers = Math.min(4, processors);
    return page.evaluate(readSums, { workers, address: `/${address}`, part: 32 * mebibyte });
  });

/** Memory of the processes that run pages, in MB; NaN if the system does not report it. */
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

/** Watches the memory until it is stopped. Returns its largest growth, in MB. */
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

/** Watches nothing. */
const unwatched = () => Promise.resolve(() => Promise.resolve());

/** Through the panel, as somebody who picks a file: from the press until it says that all is there. */
async function runPanel(setting, watch = unwatched) {
  const { page, file } = setting;
  await openPanel(setting);
  await page.getByLabel('Files to upload').setInputFiles(file);
  const upload = page.getByRole('dialog').getByRole('button', { name: 'Upload' });
  await upload.and(page.locator(':not([aria-disabled="true"])')).waitFor();
  const stop = await watch(setting);
  const taken = await withWork(async () => {
    const start = Date.now();
    await upload.click();
    await page.getByRole('heading', { name: '1 file uploaded' }).waitFor({ timeout: 600_000 });
    return Date.now() - start;
  });
  const memory = await stop();
  await page.getByRole('button', { name: 'Close uploads' }).click();
  return { ...taken, memory };
}

/** Over a line of so many bytes a second, as the browser makes one: it keeps less than it says. */
async function timeByLine(time, setting, rate) {
  const session = await setting.page.context().newCDPSession(setting.page);
  const limit = (uploadThroughput) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await limit(rate);
  const taken = await time(setting);
  await limit(-1);
  await session.detach();
  return taken;
}

async function empty({ storage }) {
  const { at } = await load('../real/swift/storage.ts');
  for (const each of [container, `${container}_segments`]) {
    if ((await storage.status('HEAD', each)) === 404) continue;
    for (const object of await storage.names(each)) {
      await storage.status('DELETE', at(each, object));
    }
  }
}

/** Takes turns. The upload of each is removed before the next begins. */
async function takeTurns(setting) {
  const ways = {
    curl: timeCurl,
    bare: timeBare,
    sums: timeSums,
    panel: runPanel,
    curlByLine: (each) => timeCurl(each, line),
    bareByLine: (each) => timeByLine(timeBare, each, line),
    panelByLine: (each) => timeByLine(runPanel, each, line),
  };
  const turns = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, take] of Object.entries(ways)) {
      turns[name].push(await take(setting));
      await empty(setting);
    }
  }
  return turns;
}

/** `BENCH_MIB` sends less, for a quick look. */
export async function measureUpload(setting) {
  const mebibytes = Number(process.env.BENCH_MIB ?? 1024);
  const file = join(setting.folder, 'large.bin');
  await makeFile(file, mebibytes);
  await setting.storage.make(container);
  const turns = await takeTurns({ ...setting, file });
  // A run of its own: looking takes processor time from the sending.
  const { memory } = await runPanel({ ...setting, file }, watchMemory);
  await empty(setting);
  const mediansOf = (figure) =>
    Object.fromEntries(
      Object.entries(turns).map(([name, each]) => [name, median(each.map((one) => one[figure]))]),
    );
  const work = mediansOf('work');
  const { curl, bare, sums, panel, curlByLine, bareByLine, panelByLine } = mediansOf('time');
  const what = (words) => `orbit: ${mebibytes} MiB ${words}`;
  const ms = (words, value) => ({ what: what(words), value, unit: 'ms' });
  const seconds = (words, value) => ({ what: what(words), value, unit: 's' });
  const times = (words, value, budget) => ({ what: what(words), value, unit: 'times', budget });
  return [
    ms('by curl', curl),
    ms('by a bare request', bare),
    ms('read for their checksums alone', sums),
    ms('by the panel, press to end', panel),
    ms('by curl, 50 MiB/s', curlByLine),
    ms('by a bare request, 50 MiB/s', bareByLine),
    ms('by the panel, 50 MiB/s', panelByLine),
    // If these reach all that the processors have in that time, no other work is possible.
    seconds('by curl, work of all processors', work.curl),
    seconds('by a bare request, work of all processors', work.bare),
    seconds('read for their checksums alone, work of all processors', work.sums),
    seconds('by the panel, work of all processors', work.panel),
    times(
      "by the panel in so much of curl's time or the checksums'",
      panel / Math.max(curl, sums),
      orbitBudgets.timesLonger,
    ),
    times(
      "by the panel in so much of the bare request's, 50 MiB/s",
      panelByLine / bareByLine,
      orbitBudgets.timesBare,
    ),
    { what: what('grow the heap by'), value: memory.heap, unit: 'MB', budget: orbitBudgets.heap },
    { what: what('grow the process by'), value: memory.resident, unit: 'MB' },
  ];
}
