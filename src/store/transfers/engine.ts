import { type Checksums, UnreadableFile } from '@/lib/checksum/checksums';
import type { LargeObjects } from '@/model/upload/large-objects';
import { partsOfFile, TOO_LARGE } from '@/model/upload/item';
import { arrivedBroken, isTaken, UNREADABLE_FILE, uploadReason } from '@/model/upload/messages';
import type { Part } from '@/model/upload/parts';
import { isSegmented, type UploadSettings } from '@/model/upload/upload-settings';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import { areRivals, bytesRead, type Entry, namesLeft, newEntry } from './entry';
import { noLeftovers, sizeAndTime } from './leftovers';
import { ArrivedBroken, sendFile } from './send-file';
import { createTeller } from './teller';
import { type Change, hasEnded, type Requested, type Transfer } from './transfers-slice';

export interface EngineOptions {
  readonly uploads: UploadsApi;
  readonly checksums: Checksums;
  readonly settings: UploadSettings;
  /** The steady clock. */
  readonly now: () => number;
  /** Called at most every tenth of a second. */
  readonly onChange: (change: Change) => void;
  readonly onArrived: (transfer: Transfer) => void;
  readonly onFailed: (transfer: Transfer) => void;
  /** Its leftover segments are removed, or could not be (`failure`). */
  readonly onRemoved: (transfer: Transfer, failure?: ApiErrorFacts) => void;
}

/** Sends files, each while it is read for its checksum (spec 3 §4). */
export interface Engine {
  add(files: readonly Requested[]): void;
  cancel(ids: readonly string[]): void;
  /** Sends failed or cancelled files again, and goes on with held ones. */
  retry(ids: readonly string[]): void;
  /** Sends files again that an object of the same name blocked, and replaces that object. */
  overwrite(ids: readonly string[]): void;
  /** Removes the segments that ended transfers have left. */
  removeLeft(ids: readonly string[]): void;
  forget(ids: readonly string[]): void;
  /** Starts nothing new until the session is renewed. */
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
  end(): void;
}

const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;

/** True if an error is not about the file, so that the others would fail too. */
const isAllOver = ({ kind, status }: ApiErrorFacts): boolean =>
  kind === 'network' || kind === 'unsent' || status === UNAUTHENTICATED;

/** Reads one byte: browsers report an unreadable body as a lost connection. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

export function createEngine(options: EngineOptions): Engine {
  const { uploads, checksums, settings, now, onChange, onArrived, onFailed, onRemoved } = options;
  const entries = new Map<string, Entry>();
  /** In the order of sending. */
  const waiting = new Set<Entry>();
  const sending = new Set<Entry>();
  /** True if storage does not answer: nothing is sent until a retry. */
  let held = false;
  /** True until the session is renewed. */
  let paused = false;
  let ended = false;
  let large: Promise<LargeObjects | undefined> | undefined;
  const teller = createTeller({
    now,
    state: () => ({ isSending: sending.size > 0, isHeld: held }),
    onChange,
  });

  function update(entry: Entry, change: Partial<Transfer>) {
    entry.transfer = { ...entry.transfer, ...change };
    teller.changed(entry.transfer.id, change);
  }

  /** Reports how a file has ended, and the number of segments it left. */
  function end(entry: Entry, change: Partial<Transfer>) {
    update(entry, change);
    const left = namesLeft(entry).length;
    if (left > 0) update(entry, { left });
  }

  async function removeLeft(entry: Entry) {
    const { transfer } = entry;
    const names = namesLeft(entry);
    if (names.length === 0) return;
    update(entry, { left: 0 });
    try {
      await uploads.removeSegments(transfer, names);
      entry.leftovers = noLeftovers();
      if (!ended) onRemoved(transfer);
    } catch (thrown) {
      if (ended) return;
      if (hasEnded(entry.transfer)) update(entry, { left: names.length });
      onRemoved(transfer, errorFacts(thrown));
    }
  }

  /** Takes over the leftover segments of earlier files to the same name: it may reuse them. */
  function takeOver(from: Iterable<Entry>, by: Entry) {
    for (const entry of from) {
      if (!areRivals(entry, by) || !hasEnded(entry.transfer)) continue;
      namesLeft(entry).forEach((name) => by.leftovers.sent.add(name));
      entry.leftovers = noLeftovers();
      update(entry, { left: 0 });
    }
  }

  function wait(entry: Entry) {
    update(entry, {
      status: 'waiting',
      read: bytesRead(entry),
      sent: 0,
      message: undefined,
      isTaken: false,
      left: 0,
      cause: undefined,
    });
    waiting.add(entry);
  }

  function fail(entry: Entry, message: string, cause?: ApiErrorFacts) {
    end(entry, { status: 'failed', message, cause });
    onFailed(entry.transfer);
  }

  /** Fails the other waiting files of a missing container with the first. */
  function failAlike(entry: Entry, message: string) {
    const { account, container } = entry.transfer;
    for (const other of waiting) {
      const { transfer } = other;
      if (transfer.account !== account || transfer.container !== container) continue;
      waiting.delete(other);
      fail(other, message);
    }
  }

  function refused(entry: Entry, thrown: unknown) {
    if (thrown instanceof UnreadableFile) {
      fail(entry, UNREADABLE_FILE);
      return;
    }
    if (thrown instanceof ArrivedBroken) {
      entry.sums = [];
      // The object that is there now came from this file.
      if (thrown.isStored) entry.overwrite = true;
      fail(entry, arrivedBroken(thrown.isStored));
      return;
    }
    const facts = errorFacts(thrown);
    if (paused && facts.status === UNAUTHENTICATED) {
      wait(entry);
      return;
    }
    const { overwrite, transfer } = entry;
    const message = uploadReason(facts, { container: transfer.container, overwrite });
    if (isTaken(facts, overwrite)) update(entry, { isTaken: true });
    if (facts.status === UNPROCESSABLE) entry.sums = [];
    if (isAllOver(facts)) held = true;
    fail(entry, message, facts);
    if (facts.status === NOT_FOUND) failAlike(entry, message);
  }

  const largeObjects = (signal: AbortSignal) => (large ??= uploads.largeObjects(signal));

  async function partsFor(entry: Entry, signal: AbortSignal): Promise<readonly Part[] | undefined> {
    const { file, transfer } = entry;
    const able = isSegmented(file.size, settings) ? await largeObjects(signal) : undefined;
    return partsOfFile({ object: transfer.object, ...sizeAndTime(file) }, settings, able);
  }

  /** Reads the parts that no earlier try has read. */
  function readSums(entry: Entry, parts: readonly Part[], signal: AbortSignal) {
    const { file } = entry;
    let bytes = bytesRead(entry);
    const onRead = (more: number) => {
      bytes += more;
      update(entry, { read: bytes });
    };
    return Promise.all(
      parts.map(async ({ start, end }, index) => {
        const known = entry.sums[index];
        if (known !== undefined) return known;
        const sum = await checksums.read(file.slice(start, end), onRead, signal);
        entry.sums = Object.assign([...entry.sums], { [index]: sum });
        return sum;
      }),
    );
  }

  async function send(entry: Entry, controller: AbortController) {
    const { file, overwrite, wasTried, transfer: to } = entry;
    const { account, container, object } = to;
    const { signal } = controller;
    update(entry, { status: 'sending', sent: 0, read: bytesRead(entry) });
    await entry.removal;
    const parts = (entry.parts ??= await partsFor(entry, signal));
    signal.throwIfAborted();
    if (parts === undefined) {
      fail(entry, TOO_LARGE);
      return;
    }
    entry.wasTried = true;
    const sums = readSums(entry, parts, signal);
    sums.catch((thrown: unknown) => controller.abort(thrown));
    let before = 0;
    let wasKept = 0;
    const onSent = (sent: number, kept: number) => {
      // Bytes that had arrived before, or are sent again, do not count towards the rate.
      teller.sent(sent - before - (kept - wasKept));
      before = sent;
      wasKept = kept;
      update(entry, { sent });
    };
    await sendFile(
      uploads,
      { to: { account, container, object }, file, overwrite, parts, wasTried },
      {
        sums,
        onSent,
        onChecking: () => update(entry, { status: 'checking' }),
        leftovers: entry.leftovers,
        signal,
      },
    );
    end(entry, { status: 'done', read: file.size, sent: file.size });
    if (namesLeft(entry).length === 0) entries.delete(to.id);
    onArrived(entry.transfer);
  }

  /** Sends a file; its controller can abort it. */
  async function run(entry: Entry) {
    const controller = new AbortController();
    const { signal } = controller;
    entry.controller = controller;
    sending.add(entry);
    try {
      await send(entry, controller);
    } catch (thrown) {
      if (ended) return;
      const { file } = entry;
      if (signal.reason instanceof UnreadableFile) refused(entry, signal.reason);
      else if (signal.aborted) end(entry, { status: 'cancelled' });
      else refused(entry, (await isReadable(file)) ? thrown : new UnreadableFile(file.name));
    } finally {
      // The rest of the file need not be read.
      controller.abort();
      sending.delete(entry);
      entry.controller = undefined;
      schedule();
    }
  }

  /** True if no other file is being sent to the same name. */
  const isFree = (entry: Entry) => ![...sending].some((other) => areRivals(other, entry));

  function schedule() {
    if (ended || held || paused) return;
    for (const entry of waiting) {
      if (sending.size >= settings.atOnce) return;
      if (!isFree(entry)) continue;
      waiting.delete(entry);
      void run(entry);
    }
  }

  function drop(entry: Entry) {
    waiting.delete(entry);
    entry.controller?.abort();
  }

  function goOn() {
    held = false;
    teller.soon();
    schedule();
  }

  function retry(ids: readonly string[]) {
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry === undefined || entry.transfer.status === 'done') continue;
      if (hasEnded(entry.transfer)) wait(entry);
    }
    goOn();
  }

  return {
    add: (files) => {
      for (const file of files) {
        const entry = newEntry(file);
        takeOver(entries.values(), entry);
        entries.set(file.id, entry);
        waiting.add(entry);
      }
      schedule();
    },
    cancel: (ids) => {
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry === undefined || hasEnded(entry.transfer)) continue;
        const isUnderWay = entry.controller !== undefined;
        drop(entry);
        if (!isUnderWay) end(entry, { status: 'cancelled' });
      }
      schedule();
    },
    retry,
    overwrite: (ids) => {
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry !== undefined) entry.overwrite = true;
      }
      retry(ids);
    },
    removeLeft: (ids) => {
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry !== undefined) entry.removal = removeLeft(entry);
      }
    },
    forget: (ids) => {
      for (const id of ids) entries.delete(id);
    },
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
      goOn();
    },
    end: () => {
      ended = true;
      teller.end();
      for (const entry of entries.values()) drop(entry);
      entries.clear();
      checksums.end();
    },
  };
}
