import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createChecksums, UnreadableFile } from '@/lib/checksum/checksums';
import { md5OfFile } from '@/lib/checksum/md5-of-file';

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const PIECE = 4 * 1024 ** 2;
const bytes = Uint8Array.from({ length: 9 * 1024 ** 2 + 7 }, (_, index) => index * 31);
/** It has several pieces. */
const file = new Blob([0, 1, 2].map((index) => bytes.subarray(index * PIECE, (index + 1) * PIECE)));
const here = () => createChecksums(() => undefined, 1);
const live = () => new AbortController().signal;

test('a file has its MD5, read piece by piece', async () => {
  const seen: number[] = [];
  expect(await md5OfFile(file, (read) => seen.push(read))).toBe(md5(bytes));
  expect(seen.reduce((sum, read) => sum + read, 0)).toBe(bytes.length);
  // Never held whole.
  expect(Math.max(...seen)).toBeLessThan(5 * 1024 ** 2);
});

test('where the browser cannot read into a buffer of ours, the checksum is the same', async () => {
  const plain = new Blob([bytes]);
  const pieces = [bytes.subarray(0, PIECE), bytes.subarray(PIECE)];
  vi.spyOn(plain, 'stream').mockReturnValue(
    new ReadableStream({
      pull: (control) => {
        const next = pieces.shift();
        if (next === undefined) control.close();
        else control.enqueue(next);
      },
    }),
  );
  expect(await md5OfFile(plain, () => undefined)).toBe(md5(bytes));
});

test('an empty file has a checksum too', async () => {
  const sum = await here().read(new Blob([]), () => undefined, live());
  expect(sum).toBe('d41d8cd98f00b204e9800998ecf8427e');
});

test('a reading that is called back ends', async () => {
  const controller = new AbortController();
  const reading = here().read(file, () => controller.abort(), controller.signal);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that cannot be read says so', async () => {
  const broken = new Blob(['text']);
  vi.spyOn(broken, 'stream').mockImplementation(() => {
    throw new DOMException('It has changed', 'NotReadableError');
  });
  const reading = here().read(broken, () => undefined, live());
  await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
});

/** A worker with prepared answers. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  asked: Blob[] = [];
  isEnded = false;
  postMessage(asked: Blob) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
}

function beside(most = 1) {
  const workers: FakeWorker[] = [];
  const checksums = createChecksums(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  }, most);
  return { checksums, workers };
}

const text = new Blob(['text']);

test('a worker reads one file after the other', async () => {
  const { checksums, workers } = beside();
  const seen = vi.fn<(bytes: number) => void>();
  const first = checksums.read(text, seen, live());
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.onmessage?.({ data: { read: 3 } });
  workers[0]?.onmessage?.({ data: { sum: 'one' } });
  expect(await first).toBe('one');
  expect(seen).toHaveBeenCalledWith(3);
  const second = checksums.read(text, seen, live());
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
  workers[0]?.onmessage?.({ data: { failed: 'Gone' } });
  await expect(second).rejects.toBeInstanceOf(UnreadableFile);
  expect(workers).toHaveLength(1);
});

test('as many are read side by side as there are workers, the others after them', async () => {
  const { checksums, workers } = beside(2);
  const asked = ['one', 'two', 'three'].map((each) =>
    checksums.read(new Blob([each]), () => undefined, live()),
  );
  await vi.waitFor(() => expect(workers.map((worker) => worker.asked)).toHaveLength(2));
  const texts = () =>
    Promise.all(workers.flatMap((worker) => worker.asked.map((part) => part.text())));
  expect(await texts()).toEqual(['one', 'two']);
  workers[0]?.onmessage?.({ data: { sum: '1' } });
  await vi.waitFor(async () => expect(await texts()).toHaveLength(3));
  for (const worker of workers) worker.onmessage?.({ data: { sum: '2' } });
  expect(await Promise.all(asked)).toEqual(['1', '2', '2']);
});

test('a reading that is called back ends its worker; the next has another', async () => {
  const { checksums, workers } = beside();
  const controller = new AbortController();
  const reading = checksums.read(text, () => undefined, controller.signal);
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers[0]?.isEnded).toBe(true);
  void checksums.read(text, () => undefined, live());
  await vi.waitFor(() => expect(workers[1]?.asked).toHaveLength(1));
});

test('where no worker can be had, the page reads by itself', async () => {
  const { checksums, workers } = beside();
  const reading = checksums.read(text, () => undefined, live());
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.onerror?.({ preventDefault: () => undefined });
  expect(await reading).toBe(md5(new TextEncoder().encode('text')));
});
