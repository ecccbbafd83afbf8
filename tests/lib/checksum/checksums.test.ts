import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Asked } from '@/lib/checksum/checksum-worker';
import { createChecksums, UnreadableFile } from '@/lib/checksum/checksums';
import { readParts } from '@/lib/checksum/read-parts';

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const bytes = Uint8Array.from({ length: 9 * 1024 ** 2 + 7 }, (_, index) => index * 31);
const file = new Blob([bytes]);
const here = () => createChecksums(() => undefined);
const live = () => new AbortController().signal;

test('each part of a file has its MD5, read piece by piece', async () => {
  const middle = 5 * 1024 ** 2 + 1;
  const parts = [
    { start: 0, end: middle },
    { start: middle, end: bytes.length },
  ];
  const seen: number[] = [];
  const slice = vi.spyOn(file, 'slice');
  expect(await readParts(file, parts, (read) => seen.push(read))).toEqual([
    md5(bytes.subarray(0, middle)),
    md5(bytes.subarray(middle)),
  ]);
  expect(seen.at(-1)).toBe(bytes.length);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  // Never held whole.
  for (const [from = 0, to = 0] of slice.mock.calls) expect(to - from).toBeLessThan(5 * 1024 ** 2);
});

test('an empty file has a checksum too', async () => {
  const sums = await here().read(new Blob([]), [{ start: 0, end: 0 }], () => undefined, live());
  expect(sums).toEqual(['d41d8cd98f00b204e9800998ecf8427e']);
});

test('a reading that is called back ends', async () => {
  const controller = new AbortController();
  const reading = here().read(
    file,
    [{ start: 0, end: bytes.length }],
    () => controller.abort(),
    controller.signal,
  );
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that cannot be read says so', async () => {
  const broken = new Blob(['text']);
  vi.spyOn(broken, 'slice').mockImplementation(() => {
    throw new DOMException('It has changed', 'NotReadableError');
  });
  const reading = here().read(broken, [{ start: 0, end: 4 }], () => undefined, live());
  await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
});

/** A worker that answers as told. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  asked: Asked[] = [];
  isEnded = false;
  postMessage(asked: Asked) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
}

function beside() {
  const workers: FakeWorker[] = [];
  const checksums = createChecksums(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { checksums, workers };
}

const whole = [{ start: 0, end: 4 }];
const text = new Blob(['text']);

test('a worker reads one file after the other', async () => {
  const { checksums, workers } = beside();
  const seen = vi.fn<(bytes: number) => void>();
  const first = checksums.read(text, whole, seen, live());
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.onmessage?.({ data: { read: 3 } });
  workers[0]?.onmessage?.({ data: { sums: ['one'] } });
  expect(await first).toEqual(['one']);
  expect(seen).toHaveBeenCalledWith(3);
  const second = checksums.read(text, whole, seen, live());
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
  workers[0]?.onmessage?.({ data: { failed: 'Gone' } });
  await expect(second).rejects.toBeInstanceOf(UnreadableFile);
  expect(workers).toHaveLength(1);
});

test('a reading that is called back ends its worker; the next has another', async () => {
  const { checksums, workers } = beside();
  const controller = new AbortController();
  const reading = checksums.read(text, whole, () => undefined, controller.signal);
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers[0]?.isEnded).toBe(true);
  void checksums.read(text, whole, () => undefined, live());
  await vi.waitFor(() => expect(workers[1]?.asked).toHaveLength(1));
});

test('where no worker can be had, the page reads by itself', async () => {
  const { checksums, workers } = beside();
  const reading = checksums.read(text, whole, () => undefined, live());
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.onerror?.({ preventDefault: () => undefined });
  expect(await reading).toEqual([md5(new TextEncoder().encode('text'))]);
});
