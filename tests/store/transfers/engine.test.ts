import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Checksums, UnreadableFile } from '@/lib/checksum/checksums';
import { arrivedBroken, UNREADABLE_FILE } from '@/model/upload/item';
import type { UploadSettings } from '@/model/upload/upload-settings';
import { createEngine } from '@/store/transfers/engine';
import type { NewFile } from '@/store/transfers/send-file';
import type { Transfer } from '@/store/transfers/transfers-slice';
import { FakeUploads, noAnswer, plainChecksums, refused } from './fake-uploads';

const settings: UploadSettings = { atOnce: 1, limit: 200, segmentsFrom: 100, segment: 4 };

function requested(object: string, text = object, more: Partial<NewFile> = {}): NewFile {
  const file = new File([text], object, { lastModified: 0 });
  const to = { account: 'acc-aaaaa', container: 'box', object };
  return { id: object, file, overwrite: false, ...to, ...more };
}

let uploads = new FakeUploads();
beforeEach(() => void (uploads = new FakeUploads()));

function open(change: Partial<UploadSettings> = {}, checksums = plainChecksums()) {
  const known = new Map<string, Transfer>();
  const arrived: string[] = [];
  const failed: string[] = [];
  const removed: string[] = [];
  const kept: string[] = [];
  let handled = 0;
  let isHeld = false;
  const engine = createEngine({
    uploads,
    checksums,
    settings: { ...settings, ...change },
    now: Date.now,
    onChange: (change) => {
      isHeld = change.isHeld;
      for (const [id, file] of Object.entries(change.files)) {
        if (file === undefined) known.delete(id);
        else known.set(id, file);
      }
    },
    onArrived: ({ object }) => arrived.push(object),
    onFailed: ({ object }) => failed.push(object),
    onFailuresHandled: () => void (handled += 1),
    onRemoved: ({ object }) => removed.push(object),
    onNotRemoved: ({ object }) => kept.push(object),
  });
  onTestFinished(() => engine.end());
  const statuses = () => Object.fromEntries([...known].map(([id, { status }]) => [id, status]));
  const until = (expected: Record<string, string>) =>
    vi.waitFor(() => expect(statuses()).toEqual(expected), { interval: 10 });
  return {
    engine,
    known,
    arrived,
    failed,
    removed,
    kept,
    until,
    handled: () => handled,
    isHeld: () => isHeld,
  };
}

/** Puts that wait until they are let go. */
function held() {
  const gates: (() => void)[] = [];
  uploads.onPut = ({ signal }) =>
    new Promise((resolve, reject) => {
      gates.push(resolve);
      signal.addEventListener('abort', () => reject(noAnswer()));
    });
  return gates;
}

test('files are sent one after the other, where nothing of the name may be', async () => {
  const { engine, until, arrived } = open();
  engine.add([requested('a'), requested('b'), requested('c')]);
  await until({ a: 'done', b: 'done', c: 'done' });
  expect(uploads.asked).toEqual(['PUT box/a', 'PUT box/b', 'PUT box/c']);
  expect(arrived).toEqual(['a', 'b', 'c']);
  expect(uploads.puts[0]).toMatchObject({ isNew: true });
});

/** Checksums of what is let go of only. */
function heldChecksums() {
  const plain = plainChecksums();
  const asked: { file: Blob; go: () => void }[] = [];
  const read: Checksums['read'] = async (file, onRead, signal) => {
    await new Promise<void>((resolve, reject) => {
      asked.push({ file, go: resolve });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return plain.read(file, onRead, signal);
  };
  return { asked, checksums: { ...plain, read } };
}

test('a file is sent while it is read; nothing waits for its checksum before that', async () => {
  const { asked, checksums } = heldChecksums();
  const { engine, until, known, arrived } = open({}, checksums);
  engine.add([requested('a', 'text')]);
  await until({ a: 'checking' });
  expect(uploads.objects.get('box/a')).toBe('text');
  expect(known.get('a')).toMatchObject({ read: 0, sent: 4 });
  expect(arrived).toEqual([]);
  asked[0]?.go();
  await until({ a: 'done' });
  expect(known.get('a')).toMatchObject({ read: 4, sent: 4 });
  expect(arrived).toEqual(['a']);
});

test('what has arrived with another checksum is told, and replaced by another try', async () => {
  uploads.onArrival = () => 'torn';
  const { engine, until, known } = open();
  engine.add([requested('a', 'text'), requested('b')]);
  await until({ a: 'failed', b: 'failed' });
  expect(known.get('a')).toMatchObject({ message: arrivedBroken(true) });
  uploads.onArrival = (text) => text;
  engine.retry(['a']);
  await until({ a: 'done', b: 'failed' });
  expect(uploads.objects.get('box/a')).toBe('text');
});

test('where storage does not say what it got, it is not held against the file', async () => {
  uploads.tellsHashes = false;
  const { engine, until } = open({ segmentsFrom: 10 });
  engine.add([requested('a'), requested('big', 'abcdefghijkl')]);
  await until({ a: 'done', big: 'done' });
});

test('as many are sent at a time as the settings say, none to a name that is being written', async () => {
  const gates = held();
  const { engine, until } = open({ atOnce: 2 });
  engine.add([
    requested('a'),
    requested('again', 'other', { object: 'a', overwrite: true }),
    requested('c'),
  ]);
  await until({ a: 'sending', again: 'waiting', c: 'sending' });
  expect(uploads.puts.map(({ object }) => object)).toEqual(['a', 'c']);
  uploads.onPut = () => undefined;
  gates.forEach((go) => go());
  await until({ a: 'done', again: 'done', c: 'done' });
  expect(uploads.objects.get('box/a')).toBe('other');
});

test('half of the progress is reading, half uploading', async () => {
  const gates = held();
  const { engine, until, known } = open();
  engine.add([requested('a', 'text')]);
  await until({ a: 'sending' });
  expect(known.get('a')).toMatchObject({ read: 4, sent: 0 });
  uploads.puts[0]?.onSent(3);
  await vi.waitFor(() => expect(known.get('a')).toMatchObject({ read: 4, sent: 3 }));
  gates[0]?.();
  await until({ a: 'done' });
  expect(known.get('a')).toMatchObject({ read: 4, sent: 4 });
});

test('each can be cancelled where it stands; the others go on', async () => {
  const gates = held();
  const { engine, until } = open();
  engine.add([requested('a'), requested('b'), requested('c')]);
  await until({ a: 'sending', b: 'waiting', c: 'waiting' });
  engine.cancel(['a', 'b']);
  await until({ a: 'cancelled', b: 'cancelled', c: 'sending' });
  uploads.onPut = () => undefined;
  gates.forEach((go) => go());
  await until({ a: 'cancelled', b: 'cancelled', c: 'done' });
  engine.retry(['a']);
  await until({ a: 'done', b: 'cancelled', c: 'done' });
});

test('a failure is told with its reason and its request; another try sends it again', async () => {
  uploads.onPut = ({ object }) => {
    if (object === 'a') throw refused(413);
  };
  const { engine, until, known, failed } = open();
  engine.add([requested('a'), requested('b')]);
  await until({ a: 'failed', b: 'done' });
  expect(failed).toEqual(['a']);
  expect(known.get('a')).toMatchObject({
    message: 'This file doesn’t fit: the quota of box is used up',
    cause: { status: 413, requestId: 'req-413' },
  });
  uploads.onPut = () => undefined;
  engine.retry(['a']);
  await until({ a: 'done', b: 'done' });
  expect(known.get('a')).toMatchObject({ message: undefined, cause: undefined });
});

test('what arrived though its answer was lost is not sent again', async () => {
  uploads.onPut = ({ container, object }) => {
    uploads.objects.set(`${container}/${object}`, object);
    throw noAnswer();
  };
  const { engine, until, isHeld } = open();
  engine.add([requested('a')]);
  await until({ a: 'failed' });
  engine.retry(['a']);
  await until({ a: 'done' });
  expect(uploads.asked).toEqual(['PUT box/a', 'HEAD box/a']);
  await vi.waitFor(() => expect(isHeld()).toBe(false));
});

test('a file that is refused because it is there itself, sent twice by the browser, has arrived', async () => {
  uploads.onPut = ({ container, object }) => {
    uploads.objects.set(`${container}/${object}`, object === 'a' ? 'a' : 'another');
  };
  const { engine, until, known } = open();
  engine.add([requested('a'), requested('b')]);
  await until({ a: 'done', b: 'failed' });
  expect(uploads.puts).toHaveLength(2);
  expect(known.get('b')).toMatchObject({
    isTaken: true,
    message: 'An object with this name now exists and wasn’t replaced',
  });
});

test('without an answer nothing more is sent until somebody asks for it', async () => {
  uploads.onPut = () => {
    throw noAnswer();
  };
  const { engine, until, isHeld } = open();
  engine.add([requested('a'), requested('b'), requested('c')]);
  await until({ a: 'failed', b: 'waiting', c: 'waiting' });
  await vi.waitFor(() => expect(isHeld()).toBe(true));
  expect(uploads.puts).toHaveLength(1);
  uploads.onPut = () => undefined;
  engine.retry(['a']);
  await until({ a: 'done', b: 'done', c: 'done' });
  expect(isHeld()).toBe(false);
});

test('where the container is gone the others to it fail with the first, those to others do not', async () => {
  const gates = held();
  const { engine, until, known } = open();
  const other = requested('d', 'd', { container: 'other' });
  engine.add([requested('a'), requested('b'), requested('c'), other]);
  await until({ a: 'sending', b: 'waiting', c: 'waiting', d: 'waiting' });
  uploads.objects.clear();
  vi.spyOn(uploads.puts[0]!.body, 'text').mockRejectedValue(refused(404));
  uploads.onPut = () => undefined;
  gates[0]?.();
  await until({ a: 'failed', b: 'failed', c: 'failed', d: 'done' });
  expect(uploads.asked).toEqual(['PUT box/a', 'PUT other/d']);
  expect(known.get('b')?.message).toBe('box no longer exists');
});

test('what arrived broken is read again before another try', async () => {
  let reads = 0;
  const plain = plainChecksums();
  const { engine, until } = open(
    {},
    {
      ...plain,
      read: async (...asked) => {
        reads += 1;
        return reads === 1 ? 'of what it was before' : plain.read(...asked);
      },
    },
  );
  engine.add([requested('a')]);
  await until({ a: 'failed' });
  engine.retry(['a']);
  await until({ a: 'done' });
  expect(reads).toBe(2);
});

test('what storage refuses as unlike its checksum is read again before another try', async () => {
  const plain = plainChecksums();
  const read = vi.fn<Checksums['read']>((...asked) => plain.read(...asked));
  const { engine, until, known } = open({}, { ...plain, read });
  uploads.onPut = async () => {
    await vi.waitFor(() => expect(known.get('a')?.read).toBe(1));
    throw refused(422);
  };
  engine.add([requested('a')]);
  await until({ a: 'failed' });
  uploads.onPut = () => undefined;
  engine.retry(['a']);
  await until({ a: 'done' });
  expect(read).toHaveBeenCalledTimes(2);
});

/** A reader that cannot read what is called `a`. */
function unreadable() {
  const plain = plainChecksums();
  const read: Checksums['read'] = async (file, ...rest) => {
    if ((await file.text()) === 'a') throw new UnreadableFile('NotReadableError');
    return plain.read(file, ...rest);
  };
  return { ...plain, read };
}

test('a file that the browser cannot read fails by itself, and is sent no further', async () => {
  held();
  const { engine, until, known } = open({}, unreadable());
  engine.add([requested('a')]);
  await until({ a: 'failed' });
  expect(uploads.puts[0]?.signal.aborted).toBe(true);
  uploads.onPut = () => undefined;
  engine.add([requested('b')]);
  await until({ a: 'failed', b: 'done' });
  expect(known.get('a')?.message).toBe(UNREADABLE_FILE);
});

test('a connection that ends for a file that cannot be read is no lost network', async () => {
  const { asked, checksums } = heldChecksums();
  const { engine, until, known, isHeld } = open({}, checksums);
  const gone = requested('a');
  vi.spyOn(gone.file, 'slice').mockImplementation(
    () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob,
  );
  uploads.onPut = () => {
    throw noAnswer();
  };
  engine.add([gone]);
  await until({ a: 'failed' });
  expect(known.get('a')?.message).toBe(UNREADABLE_FILE);
  expect([isHeld(), asked]).toEqual([false, [expect.anything()]]);
});

test('while the session has to be renewed nothing is lost: it goes on afterwards', async () => {
  const { engine, until, known } = open();
  uploads.onPut = () => {
    engine.pause();
    throw refused(401);
  };
  engine.add([requested('a'), requested('b')]);
  // It was read, sent and refused.
  await vi.waitFor(() => expect(known.get('a')).toMatchObject({ status: 'waiting', read: 1 }));
  uploads.onPut = () => undefined;
  engine.retry([]);
  engine.resume();
  await until({ a: 'done', b: 'done' });
});

test('a large file is sent by segments, and those that arrived are not sent again', async () => {
  uploads.onPut = ({ object }) => {
    if (object.endsWith('2')) throw noAnswer();
  };
  const { engine, until, known } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'failed' });
  const folder = 'PUT box_segments/big/slo/0.000000/12/4/';
  const first = ['GET info', 'PUT box_segments', `${folder}00000000`, `${folder}00000001`];
  expect(uploads.asked).toEqual([...first, `${folder}00000002`]);
  expect(uploads.objects.has('box/big')).toBe(false);
  uploads.asked.length = 0;
  uploads.onPut = () => undefined;
  engine.retry(['big']);
  await until({ big: 'done' });
  expect(uploads.asked).toEqual([
    'HEAD box/big',
    'PUT box_segments',
    `${folder}00000002`,
    'MANIFEST box/big',
  ]);
  expect(known.get('big')).toMatchObject({ read: 12, sent: 12 });
});

test('a segment of an earlier try that turns out to be another is sent again', async () => {
  const folder = 'box_segments/big/slo/0.000000/12/4/0000000';
  uploads.objects.set(`${folder}0`, 'else');
  uploads.objects.set(`${folder}1`, 'short');
  const { engine, until, known } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'done' });
  const put = uploads.puts.map(({ object }) => object.slice(-1));
  expect(put).toEqual(['1', '2', '0']);
  expect(uploads.objects.get(`${folder}0`)).toBe('abcd');
  expect(known.get('big')).toMatchObject({ read: 12, sent: 12 });
});

test('of segments that arrive broken again no object is made', async () => {
  uploads.onArrival = (text, path) => (path.endsWith('1') ? 'torn' : text);
  const { engine, until, known } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'failed' });
  expect(known.get('big')?.message).toBe(arrivedBroken(false));
  expect(uploads.objects.has('box/big')).toBe(false);
  uploads.onArrival = (text) => text;
  engine.retry(['big']);
  await until({ big: 'done' });
});

test('what an earlier try has read of a file is not read again', async () => {
  const plain = plainChecksums();
  const read = vi.fn<Checksums['read']>((...asked) => plain.read(...asked));
  uploads.onPut = async ({ object }) => {
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
    if (object.endsWith('2')) throw noAnswer();
  };
  const { engine, until } = open({ segmentsFrom: 10 }, { ...plain, read });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'failed' });
  uploads.onPut = () => undefined;
  engine.retry(['big']);
  await until({ big: 'done' });
  expect(read).toHaveBeenCalledTimes(3);
});

test('a large object whose answer was lost is known by its segments, and not sent again', async () => {
  uploads.onManifest = () => {
    throw noAnswer();
  };
  const { engine, until } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'failed' });
  uploads.asked.length = 0;
  engine.retry(['big']);
  await until({ big: 'done' });
  expect(uploads.asked).toEqual(['HEAD box/big']);
});

test('a large object of equal size that somebody else made meanwhile is left as it is', async () => {
  uploads.onPut = () => {
    throw noAnswer();
  };
  const { engine, until } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'failed' });
  const theirs = JSON.stringify([{ path: '/other/1', etag: 'theirs', size_bytes: 12 }]);
  uploads.objects.set('box/big', theirs);
  uploads.onPut = () => undefined;
  engine.retry(['big']);
  await until({ big: 'failed' });
  await vi.waitFor(() => expect(uploads.asked).toContain('MANIFEST box/big'));
  expect(uploads.objects.get('box/big')).toBe(theirs);
});

const segments = () => [...uploads.objects.keys()].filter((path) => path.startsWith('box_seg'));

/** Stops the third segment of a file of three. */
async function stopped(left = 3) {
  uploads.onPut = ({ object }) => {
    if (object.endsWith('2')) throw refused(500);
  };
  const opened = open({ segmentsFrom: 10 });
  opened.engine.add([requested('big', 'abcdefghijkl')]);
  await opened.until({ big: 'failed' });
  await vi.waitFor(() => expect(opened.known.get('big')?.left).toBe(left));
  uploads.onPut = () => undefined;
  return opened;
}

test('what a failed upload has left in storage is told, and removed where that is asked for', async () => {
  const { engine, known, removed, until } = await stopped();
  expect(segments()).toHaveLength(2);
  engine.removeLeft(['big']);
  await vi.waitFor(() => expect(removed).toEqual(['big']));
  expect(segments()).toEqual([]);
  engine.retry(['big']);
  await until({ big: 'done' });
  await vi.waitFor(() => expect(known.get('big')?.left).toBe(0));
  expect(segments()).toHaveLength(3);
});

test('segments that were there before are not an upload’s to remove', async () => {
  uploads.objects.set('box_segments/big/slo/0.000000/12/4/00000000', 'abcd');
  const { engine, removed } = await stopped(2);
  engine.removeLeft(['big']);
  await vi.waitFor(() => expect(removed).toEqual(['big']));
  expect(segments()).toEqual(['box_segments/big/slo/0.000000/12/4/00000000']);
});

test('where storage may have made the object, nothing of it is offered for removal', async () => {
  uploads.onManifest = () => {
    throw noAnswer();
  };
  const { engine, until, known } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'failed' });
  expect(known.get('big')?.left).toBeUndefined();
  uploads.onRemove = vi.fn();
  engine.removeLeft(['big']);
  expect(uploads.onRemove).not.toHaveBeenCalled();
});

test('the same file chosen again takes over what was left, which the first can no longer remove', async () => {
  const { engine, until, known } = await stopped();
  engine.add([requested('big', 'abcdefghijkl', { id: 'again' })]);
  await until({ big: 'failed', again: 'done' });
  expect([known.get('big')?.left, known.get('again')?.left]).toEqual([0, undefined]);
  uploads.onRemove = vi.fn();
  engine.removeLeft(['big']);
  expect(uploads.onRemove).not.toHaveBeenCalled();
});

test('the segments of a large object that was overwritten are offered for removal', async () => {
  const { engine, until, known, removed } = open({ segmentsFrom: 10 });
  engine.add([requested('big', 'abcdefghijkl')]);
  await until({ big: 'done' });
  engine.add([requested('small', 'text', { object: 'big', overwrite: true })]);
  await until({ big: 'done', small: 'done' });
  await vi.waitFor(() => expect(known.get('small')?.left).toBe(3));
  engine.removeLeft(['small']);
  await vi.waitFor(() => expect(removed).toEqual(['big']));
  expect(segments()).toEqual([]);
  expect(uploads.objects.get('box/big')).toBe('text');
});

test('at the end of the session all ends, and nothing more is told', async () => {
  held();
  const { engine, until, failed } = open();
  engine.add([requested('a'), requested('b')]);
  await until({ a: 'sending', b: 'waiting' });
  engine.end();
  expect(uploads.puts[0]?.signal.aborted).toBe(true);
  await Promise.resolve();
  expect(failed).toEqual([]);
});

test('ended files are taken off the list, and their failures count as handled', async () => {
  uploads.onPut = ({ object }) => {
    if (object === 'a') throw refused(413);
  };
  const { engine, until, handled } = open();
  engine.add([requested('a'), requested('b')]);
  await until({ a: 'failed', b: 'done' });
  expect(handled()).toBe(0);
  engine.forget(['b']);
  await until({ a: 'failed' });
  engine.forget(['a']);
  await until({});
  expect(handled()).toBe(2);
});

test('segments that could not be removed are offered for removal again', async () => {
  const { engine, known, kept, removed } = await stopped();
  uploads.onRemove = () => {
    throw refused(500);
  };
  engine.removeLeft(['big']);
  await vi.waitFor(() => expect(kept).toEqual(['big']));
  await vi.waitFor(() => expect(known.get('big')?.left).toBe(3));
  expect(removed).toEqual([]);
});
