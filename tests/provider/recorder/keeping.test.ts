import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Claim } from '@/provider/recorder/claim';
import { createKeeping } from '@/provider/recorder/keeping';
import { unpack } from '@/provider/recorder/packed';
import { createRing } from '@/provider/recorder/ring';
import { createSealer } from '@/provider/recorder/sealed';
import type { OnShelf, Shelf } from '@/provider/recorder/shelf';
import type { ReportFile } from '@/wire/report';
import { orderAt } from './order';

const START = Date.parse('2026-11-23T14:00:00Z');
const MINUTE = 60_000;

const claim = (fill: number, id = 'of this tab'): Claim => ({
  user: 'usr-demo1',
  id,
  key: btoa(String.fromCharCode(...new Uint8Array(32).fill(fill))),
});

/** Sets up storage that several tabs share. */
function createMemory() {
  const all = new Map<string, OnShelf>();
  let isFull = false;
  const shelf: Shelf = {
    has: (id) => Promise.resolve(all.has(id)),
    read: (id) => Promise.resolve(all.get(id)),
    write: (id, { at, head, answers, gone }) => {
      if (isFull) return Promise.reject(new Error('QuotaExceededError'));
      const there = new Map([...(all.get(id)?.answers ?? []), ...answers]);
      for (const number of gone) there.delete(number);
      all.set(id, { at, head, answers: there });
      return Promise.resolve();
    },
    sweep: (before) => {
      for (const [id, { at }] of all) if (at < before) all.delete(id);
      return Promise.resolve();
    },
    clear: () => {
      all.clear();
      return Promise.resolve();
    },
  };
  return { all, shelf, fill: () => (isFull = true) };
}

type Memory = ReturnType<typeof createMemory>;

beforeEach(() => vi.useFakeTimers({ now: START, shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** Opens a page of a tab, loaded now. */
function openPage({ shelf }: Memory, by?: Claim) {
  const failed = vi.fn<(id: string) => void>();
  const ring = createRing(createKeeping(shelf, failed));
  if (by !== undefined) void ring.take({ at: Date.now(), claim: by });
  let number = 0;
  const ask = (path: string) => {
    number += 1;
    return ring.take({ at: Date.now(), number, asked: { api: 'rest', method: 'GET', path } });
  };
  const call = async (path: string, body: unknown, status = 200) => {
    void ask(path);
    await ring.take({ at: Date.now(), number, status, text: JSON.stringify(body) });
  };
  const read = async (isPlain = false) => {
    const made = await ring.make(orderAt(Date.now(), isPlain));
    return JSON.parse(await made.file.text()) as ReportFile;
  };
  return { ring, failed, ask, call, read };
}

const written = async ({ all }: Memory, id = 'of this tab') => {
  const before = all.get(id);
  await vi.waitFor(() => {
    if (all.get(id) === before) vi.advanceTimersByTime(300);
    expect(all.get(id)).not.toBe(before);
  });
};

const servers = [{ id: 'srv-web01', name: 'my own name', status: 'active' }];

const pathsOf = ({ timeline }: ReportFile) =>
  timeline.map((entry) => ('path' in entry ? entry.path : entry.type));

test('a page that is loaded again tells what happened before, and that it was', async () => {
  const memory = createMemory();
  const first = openPage(memory, claim(1));
  await first.call('/1.0/servers', servers);
  await first.call('/1.0/volumes', { error_name: 'oops' }, 500);
  void first.ask('/1.0/images');
  await written(memory);
  vi.advanceTimersByTime(MINUTE);
  const loaded = Date.now();
  const second = openPage(memory, claim(1));
  await second.call('/1.0/servers', servers);
  const file = await second.read();
  const at = loaded - Date.parse(file.began);
  expect(pathsOf(file)).toEqual([
    '/1.0/servers',
    '/1.0/volumes',
    '/1.0/images',
    'action',
    '/1.0/servers',
  ]);
  expect(file.timeline[2]).not.toHaveProperty('took');
  expect(file.timeline[3]).toMatchObject({ at, what: 'page', name: 'load' });
  // The same name has the same mark, so the same answer is known as such.
  expect(file.timeline[4]).toMatchObject({ sameAs: 0 });
  expect(file.timeline[0]).toMatchObject({ answer: [{ name: 'name-001' }] });
  expect(file.since).toMatchObject({ why: 'load', at: new Date(START).toISOString() });
  expect((await second.read(true)).records).toMatchObject({ server: [{ name: 'my own name' }] });
});

test('what holds a secret is left out after a reload too, each part of it', async () => {
  const memory = createMemory();
  const name = `private letters/${'gh'}p_${'aB3'.repeat(12)}/letter to bob`;
  const asked = { api: 'orbit', method: 'GET', path: '/v1/acc-demo1/box' } as const;
  const list = async ({ ring }: ReturnType<typeof openPage>) => {
    void ring.take({ at: Date.now(), number: 70, asked });
    const text = JSON.stringify([{ name }, { name: 'letters/to ann' }]);
    await ring.take({ at: Date.now(), number: 70, status: 200, text });
  };
  await list(openPage(memory, claim(1)));
  await written(memory);
  // Nor is it written to the browser's storage, encrypted or not.
  const head = await (await createSealer(claim(1).key)).open(memory.all.get('of this tab')!.head);
  const kept = await unpack(head);
  expect(kept).toContain('letters');
  for (const part of name.split('/')) expect(kept).not.toContain(part);
  const second = openPage(memory);
  // Its marks have other numbers.
  await second.call('/1.0/servers', servers);
  await second.ring.take({ at: Date.now(), claim: claim(1) });
  const told = JSON.stringify(await second.read(true));
  expect(told).toContain('letters/to ann');
  for (const part of name.split('/')) expect(told).not.toContain(part);
});

test('names are there after any number of reloads', async () => {
  const memory = createMemory();
  await openPage(memory, claim(1)).call('/1.0/servers', servers);
  await written(memory);
  for (let reload = 0; reload < 2; reload += 1) {
    await openPage(memory, claim(1)).call('/1.0/images', []);
    await written(memory);
  }
  const { records } = await openPage(memory, claim(1)).read(true);
  expect(records).toMatchObject({ server: [{ name: 'my own name' }] });
});

test('what was heard before it was known whose it is comes after, under its own marks', async () => {
  const memory = createMemory();
  await openPage(memory, claim(1)).call('/1.0/servers', servers);
  await written(memory);
  vi.advanceTimersByTime(MINUTE);
  const loaded = Date.now();
  const second = openPage(memory);
  vi.advanceTimersByTime(1000);
  await second.call('/1.0/volumes', [{ id: 'vol-data1', name: 'another name' }]);
  await second.ring.take({ at: loaded, claim: claim(1) });
  const file = await second.read(true);
  expect(pathsOf(file)).toEqual(['/1.0/servers', 'action', '/1.0/volumes']);
  const records = { server: [{ name: 'my own name' }], volume: [{ name: 'another name' }] };
  expect(file.records).toMatchObject(records);
  // Nor does what is written of it lose them.
  await second.call('/1.0/images', []);
  await written(memory);
  const third = await openPage(memory, claim(1)).read(true);
  expect(third.records).toMatchObject(records);
});

test('where the clock was set back what happened before still lies before', async () => {
  const memory = createMemory();
  const first = openPage(memory, claim(1));
  await first.call('/1.0/servers', servers);
  await first.call('/1.0/volumes', []);
  await written(memory);
  vi.setSystemTime(START - 10 * MINUTE);
  const second = openPage(memory, claim(1));
  await second.call('/1.0/servers', [{ ...servers[0], status: 'inactive' }]);
  const file = await second.read();
  expect(pathsOf(file)).toEqual(['/1.0/servers', '/1.0/volumes', 'action', '/1.0/servers']);
  expect(file.timeline.map(({ at }) => at)).toEqual(
    file.timeline.map(({ at }) => at).toSorted((one, other) => one - other),
  );
  expect(file.records).toMatchObject({ server: [{ status: 'inactive' }] });
});

test('a storage that does not answer within three seconds is done without', async () => {
  const memory = createMemory();
  vi.spyOn(memory.shelf, 'sweep').mockReturnValue(new Promise(() => undefined));
  const page = openPage(memory, claim(1));
  const called = page.call('/1.0/servers', servers);
  await vi.advanceTimersByTimeAsync(3000);
  await called;
  expect(page.failed).toHaveBeenCalledExactlyOnceWith('of this tab');
  expect(pathsOf(await page.read())).toEqual(['/1.0/servers']);
});

test("a late failure of a session that has ended does not end the next one's", async () => {
  const memory = createMemory();
  const page = openPage(memory, claim(1));
  let refuse: ((why: Error) => void) | undefined;
  vi.spyOn(memory.shelf, 'write').mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  await page.call('/1.0/servers', servers);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(300);
    expect(refuse).toBeDefined();
  });
  void page.ring.take({ at: Date.now(), isForgotten: true });
  await page.ring.take({ at: Date.now(), claim: claim(3, 'of the next') });
  refuse?.(new Error('QuotaExceededError'));
  await page.call('/1.0/volumes', []);
  await written(memory, 'of the next');
});

test('however long a write takes the next begins three seconds later', async () => {
  const memory = createMemory();
  const page = openPage(memory, claim(1));
  const begun: number[] = [];
  const slow = vi.spyOn(memory.shelf, 'write').mockImplementation(() => {
    begun.push(Date.now());
    return new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
  });
  await page.call('/1.0/servers', servers);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(300);
    expect(slow).toHaveBeenCalledOnce();
  });
  await page.call('/1.0/volumes', []);
  await vi.advanceTimersByTimeAsync(4500);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2));
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeLessThan(5500);
});

test('it goes on over one more load', async () => {
  const memory = createMemory();
  await openPage(memory, claim(1)).call('/1.0/servers', servers);
  await written(memory);
  const second = openPage(memory, claim(1));
  await second.call('/1.0/volumes', []);
  await written(memory);
  const file = await openPage(memory, claim(1)).read();
  expect(pathsOf(file)).toEqual(['/1.0/servers', 'action', '/1.0/volumes', 'action']);
});

test('names lie encrypted, and another key opens nothing', async () => {
  const memory = createMemory();
  const names = Array.from({ length: 40 }, (_, at) => ({ ...servers[0], name: `secret ${at}` }));
  await openPage(memory, claim(1)).call('/1.0/servers', names);
  await written(memory);
  const there = [...memory.all.values()].flatMap(({ head, answers }) => [
    head,
    ...answers.values(),
  ]);
  expect(there).toHaveLength(2);
  for (const { sealed } of there) {
    const text = new TextDecoder('latin1').decode(sealed);
    expect(text).not.toMatch(/secret|srv-web01|servers/u);
  }
  const stranger = openPage(memory, claim(2));
  await stranger.call('/1.0/volumes', []);
  await vi.waitFor(() => expect(stranger.failed).toHaveBeenCalled());
  expect(pathsOf(await stranger.read())).toEqual(['/1.0/volumes']);
});

test('nothing of any tab is left once all is forgotten, whatever was being written', async () => {
  const memory = createMemory();
  await openPage(memory, claim(1, 'another')).call('/1.0/servers', servers);
  await written(memory, 'another');
  const page = openPage(memory, claim(1));
  const begun = vi.spyOn(memory.shelf, 'has').mockImplementationOnce(() => {
    void page.ring.take({ at: Date.now(), isForgotten: true });
    return Promise.resolve(true);
  });
  await page.call('/1.0/servers', servers);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(300);
    expect(begun).toHaveBeenCalled();
  });
  await page.call('/1.0/volumes', []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(memory.all.size).toBe(0);
  expect(pathsOf(await page.read())).toEqual(['/1.0/volumes']);
  // The next user's recording has another claim.
  void page.ring.take({ at: Date.now(), claim: claim(3, 'of the next') });
  await written(memory, 'of the next');
  expect([...memory.all.keys()]).toEqual(['of the next']);
});

test('what is forgotten while it is still read comes back neither', async () => {
  const memory = createMemory();
  await openPage(memory, claim(1)).call('/1.0/servers', servers);
  await written(memory);
  const page = openPage(memory, claim(1));
  void page.ring.take({ at: Date.now(), isForgotten: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(pathsOf(await page.read())).toEqual([]);
  expect(memory.all.size).toBe(0);
});

test('15 minutes after it was written the next start of any tab removes it', async () => {
  const memory = createMemory();
  await openPage(memory, claim(1, 'closed')).call('/1.0/servers', servers);
  await written(memory, 'closed');
  for (const [id, left] of memory.all) memory.all.set(id, { ...left, at: START });
  vi.setSystemTime(START + 15 * MINUTE + 1);
  await openPage(memory, claim(2)).call('/1.0/volumes', []);
  await written(memory);
  expect([...memory.all.keys()]).toEqual(['of this tab']);
});

test('what another tab took for left over is written again', async () => {
  const memory = createMemory();
  const page = openPage(memory, claim(1));
  await page.call('/1.0/servers', servers);
  await written(memory);
  memory.all.clear();
  await page.call('/1.0/volumes', []);
  await written(memory);
  expect(memory.all.get('of this tab')?.answers.size).toBe(2);
});

test('an answer that nothing has any more is removed', async () => {
  const memory = createMemory();
  const page = openPage(memory, claim(1));
  for (const status of ['active', 'inactive']) {
    await page.call('/1.0/servers', [{ id: 'srv-web01', status }]);
    await written(memory);
  }
  expect(memory.all.get('of this tab')?.answers.size).toBe(2);
  vi.setSystemTime(START + 16 * MINUTE);
  await page.call('/1.0/images', []);
  await written(memory);
  expect(memory.all.get('of this tab')?.answers.size).toBe(2);
  expect(pathsOf(await page.read())).toEqual(['/1.0/servers', '/1.0/images']);
});

test('where nothing can be kept recording goes on, and the page is told once', async () => {
  const memory = createMemory();
  memory.fill();
  const page = openPage(memory, claim(1));
  await page.call('/1.0/servers', servers);
  await vi.waitFor(() => expect(page.failed).toHaveBeenCalledOnce());
  await page.call('/1.0/volumes', []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.failed).toHaveBeenCalledOnce();
  expect(pathsOf(await page.read())).toEqual(['/1.0/servers', '/1.0/volumes']);
});
