import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredRecording } from '@/provider/recorder/recording-store';
import { createBuffer, type Snapshot } from '@/provider/recorder/buffer';
import type { Asked } from '@/provider/recorder/tap';
import type { ReportFile } from '@/wire/report';
import { orderAt } from './order';

const START = Date.parse('2026-11-23T14:00:00Z');
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ now: START, shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** Opens a page of a tab, loaded now, after one that stored this. */
function openPage(previous?: StoredRecording) {
  const store = vi.fn<(snapshot: Snapshot) => void>();
  const buffer = createBuffer(store);
  const loaded = Date.now();
  const begin = (session = 1) => buffer.take({ at: loaded, session, previous });
  let number = 0;
  const ask = (asked: Partial<Asked>) => {
    number += 1;
    const path = '/1.0/servers';
    const whole = { api: 'rest', method: 'GET', path, ...asked } as const;
    return buffer.take({ at: Date.now(), number, asked: whole });
  };
  const call = async (asked: Partial<Asked>, body: unknown, status = 200) => {
    void ask(asked);
    await buffer.take({ at: Date.now(), number, status, text: JSON.stringify(body) });
  };
  const read = async (isPlain = false) => {
    const made = await buffer.make(orderAt(Date.now(), isPlain));
    return JSON.parse(await made.file.text()) as ReportFile;
  };
  /** Stores the recording as it is, and ends the page. */
  const end = async (): Promise<StoredRecording> => {
    store.mockClear();
    vi.advanceTimersByTime(1);
    await buffer.take({ at: Date.now(), note: { type: 'route', path: '/user/' } });
    await vi.waitFor(() => {
      vi.advanceTimersByTime(300);
      expect(store).toHaveBeenCalled();
    });
    const [{ text } = expect.fail()] = store.mock.lastCall ?? [];
    return { at: Date.now(), text };
  };
  return { buffer, store, begin, ask, call, read, end };
}

async function begun(previous?: StoredRecording) {
  const page = openPage(previous);
  await page.begin();
  return page;
}

const servers = [{ id: 'srv-web01', name: 'my own name', status: 'active' }];
const volumes = [{ id: 'vol-data1', name: 'another name' }];

const pathsOf = ({ timeline }: ReportFile) =>
  timeline.map((entry) => ('path' in entry ? entry.path : entry.type));

test('a page that is loaded again tells what happened before, and that it was', async () => {
  const first = await begun();
  await first.call({}, servers);
  await first.call({}, servers);
  await first.call({ path: '/1.0/volumes' }, { error_name: 'oops' }, 500);
  void first.ask({ path: '/1.0/images' });
  const stored = await first.end();
  vi.advanceTimersByTime(MINUTE);
  const loaded = Date.now();
  const second = await begun(stored);
  await second.call({ path: '/1.0/zones' }, []);
  const file = await second.read();
  expect(pathsOf(file)).toEqual([
    '/1.0/servers',
    '/1.0/servers',
    '/1.0/volumes',
    '/1.0/images',
    '/user/',
    'action',
    '/1.0/zones',
  ]);
  expect(file.timeline[0]).toMatchObject({ answer: [{ name: 'name-001' }] });
  expect(file.timeline[1]).toMatchObject({ sameAs: 0 });
  expect(file.timeline[3]).not.toHaveProperty('took');
  const at = loaded - Date.parse(file.began);
  expect(file.timeline[5]).toMatchObject({ at, what: 'page', name: 'load' });
  expect(file.since).toMatchObject({ why: 'load', at: new Date(START).toISOString() });
  expect(file.records).toMatchObject({ server: [{ name: 'name-001' }] });
  expect(file.dropped).toBe(0);
});

test('no name is stored, and those from before the reload are none with the tick either', async () => {
  const first = await begun();
  await first.call({}, servers);
  await first.call({ api: 'orbit', path: '/v1/acc-demo1/letters to bob' }, []);
  const stored = await first.end();
  expect(stored.text).toContain('name-001');
  expect(stored.text).not.toMatch(/my own name|letters|[\uE000-\uE002]/u);
  const second = await begun(stored);
  await second.call({ path: '/1.0/volumes' }, volumes);
  expect((await second.read(true)).records).toMatchObject({
    server: [{ name: 'name-002' }],
    volume: [{ name: 'another name' }],
  });
});

test('a stand-in from before a reload stands for nothing else after any number of them', async () => {
  let stored: StoredRecording | undefined;
  for (const name of ['one', 'two', 'three']) {
    const page = await begun(stored);
    const row = {
      id: `srv-${name.padEnd(5, '0')}`,
      name,
      cloud_ips: [{ public_ip: '203.0.113.7' }],
    };
    await page.call({ path: `/1.0/servers/${row.id}` }, row);
    stored = await page.end();
  }
  const { records } = await (await begun(stored)).read();
  expect(records['server']).toMatchObject([
    { name: 'name-001', cloud_ips: [{ public_ip: '198.18.0.1' }] },
    { name: 'name-002', cloud_ips: [{ public_ip: '198.18.0.2' }] },
    { name: 'name-003', cloud_ips: [{ public_ip: '198.18.0.3' }] },
  ]);
});

test('what was heard before it was known whose it is comes after', async () => {
  const first = await begun();
  await first.call({}, servers);
  const stored = await first.end();
  vi.advanceTimersByTime(MINUTE);
  const second = openPage(stored);
  vi.advanceTimersByTime(1000);
  await second.call({ path: '/1.0/volumes' }, volumes);
  await second.begin();
  const file = await second.read();
  expect(pathsOf(file)).toEqual(['/1.0/servers', '/user/', 'action', '/1.0/volumes']);
  expect(file.records).toMatchObject({
    server: [{ name: 'name-001' }],
    volume: [{ name: 'name-002' }],
  });
});

test('where the clock was set back what happened before still lies before', async () => {
  const first = await begun();
  await first.call({}, servers);
  const stored = await first.end();
  vi.setSystemTime(START - 10 * MINUTE);
  const second = await begun(stored);
  await second.call({}, [{ ...servers[0], status: 'inactive' }]);
  const file = await second.read();
  expect(pathsOf(file)).toEqual(['/1.0/servers', '/user/', 'action', '/1.0/servers']);
  const times = file.timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(file.records).toMatchObject({ server: [{ status: 'inactive' }] });
});

test('what another release stored in another form, or a tab was left with for 15 minutes, is dropped', async () => {
  const first = await begun();
  await first.call({}, servers);
  const stored = await first.end();
  const other = { ...stored, text: stored.text.replace(/"form":\d+/u, '"form":0') };
  const late = { ...stored, at: Date.now() - 15 * MINUTE - 1 };
  for (const previous of [other, late]) {
    expect(pathsOf(await (await begun(previous)).read())).toEqual([]);
  }
});

test('more than 15 minutes of a page are no longer in the report of the next', async () => {
  const first = await begun();
  await first.call({ method: 'POST' }, servers[0]);
  vi.setSystemTime(START + 14 * MINUTE);
  const stored = await first.end();
  vi.setSystemTime(START + 16 * MINUTE);
  const file = await (await begun(stored)).read();
  expect(pathsOf(file)).toEqual(['/user/', 'action']);
  expect(file.dropped).toBe(1);
});

test('1 MiB is stored at most, and the oldest is left out', async () => {
  const page = await begun();
  const rows = (at: number) =>
    Array.from({ length: 400 }, (_, row) => ({
      id: 'srv-web01',
      // Its stand-in is longer than the mark.
      fqdn: `${String(at)}-${String(row)}.example.com`,
    }));
  for (let at = 0; at < 60; at += 1)
    await page.call({ path: `/1.0/servers/srv-000${String(at).padStart(2, '0')}` }, rows(at));
  const stored = await page.end();
  expect(stored.text.length).toBeLessThanOrEqual(2 ** 20);
  expect(stored.text.length).toBeGreaterThan(2 ** 19);
  const file = await (await begun(stored)).read();
  expect(file.timeline.length + file.dropped).toBe(60 + 2);
  expect(file.dropped).toBeGreaterThan(0);
  expect(pathsOf(file)).toContain('/1.0/servers/srv-00059');
});

test('an answer of a quarter of that is told as one without room, and what led to it is there', async () => {
  const page = await begun();
  await page.call({ method: 'POST' }, servers[0]);
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    id: 'srv-web01',
    name: `web ${String(at)}`,
    status: 'active',
    locked: false,
    description: 'x',
  }));
  await page.call({}, rows);
  const file = await (await begun(await page.end())).read();
  expect(file.timeline).toMatchObject([
    { method: 'POST', status: 200 },
    { method: 'GET', status: 200, withheld: 'room' },
    { path: '/user/' },
    { name: 'load' },
  ]);
});

test('nothing is stored before it is known whose it is, nor of a session that has ended', async () => {
  const page = openPage();
  await page.call({}, servers);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.store).not.toHaveBeenCalled();
  await page.begin(3);
  void page.buffer.take({ at: Date.now(), isForgotten: true });
  await page.call({ path: '/1.0/volumes' }, []);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.store).not.toHaveBeenCalled();
  await page.begin(4);
  const { text } = await page.end();
  expect(page.store).toHaveBeenCalledWith({ session: 4, text });
  expect(text).not.toContain('/1.0/servers');
});

test('a page where nothing happens writes nothing', async () => {
  const page = await begun();
  await page.end();
  page.store.mockClear();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(page.store).not.toHaveBeenCalled();
});
