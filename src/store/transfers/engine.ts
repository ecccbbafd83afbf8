import { type Checksums, UnreadableFile } from '@/lib/checksum/checksums';
import type { LargeObjects } from '@/model/upload/large-objects';
import { TOO_LARGE } from '@/model/upload/item';
import { isTaken, UNREADABLE_FILE, uploadReason } from '@/model/upload/messages';
import { partsOf } from '@/model/upload/parts';
import type { UploadSettings } from '@/model/upload/upload-settings';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import { areRivals, type Entry, namesLeft, newEntry } from './entry';
import { noLeftovers } from './leftovers';
import { sendFile } from './send-file';
import { createTeller } from './teller';
import { type Change, hasEnded, type Requested, type Transfer } from './transfers-slice';

export interface EngineOptions {
  readonly uploads: UploadsApi;
  readonly checksums: Checksums;
  readonly settings: UploadSettings;
  /** The steady clock. */
  readonly now: () => number;
  /** Told at most every tenth of a second. */
  readonly onChange: (change: Change) => void;
  readonly onArrived: (transfer: Transfer) => void;
  readonly onFailed: (transfer: Transfer) => void;
  /** The segments that it had left are gone, or are not. */
  readonly onRemoved: (transfer: Transfer, failure?: ApiErrorFacts) => void;
}

/** Sends files: one is read while others are sent (spec 3 §4). */
export interface Engine {
  add(files: readonly Requested[]): void;
  cancel(ids: readonly string[]): void;
  /** Sends again what failed or was cancelled, and goes on with what was held. */
  retry(ids: readonly string[]): void;
  /** Sends again what an object of the same name stood in the way of, and replaces that. */
  overwrite(ids: readonly string[]): void;
  /** Removes the segments that ended transfers have left. */
  removeLeft(ids: readonly string[]): void;
  forget(ids: readonly string[]): void;
  /** Nothing new begins: the session has to be renewed. */
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
  end(): void;
}

const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;
const BROKEN = 422;

/** What says nothing of the file, but that the others would fail as well. */
const isAllOver = ({ kind, status }: ApiErrorFacts): boolean =>
  kind === 'network' || kind === 'unsent' || status === UNAUTHENTICATED;

export function createEngine(options: EngineOptions): Engine {
  const { uploads, checksums, settings, now, onChange, onArrived, onFailed, onRemoved } = options;
  const entries = new Map<string, Entry>();
  /** In the order in which they are taken up. */
  const waiting = new Set<Entry>();
  const ready = new Set<Entry>();
  const reading = new Set<Entry>();
  const sending = new Set<Entry>();
  /** Storage does not answer: somebody has to ask again. */
  let held = false;
  /** The session has to be renewed first. */
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

  /** Tells how a file has ended. */
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

  /** A file to the same name takes over what those before it have left: it may be made of that. */
  function takeOver(from: Iterable<Entry>, by: Entry) {
    for (const entry of from) {
      if (!areRivals(entry, by) || !hasEnded(entry.transfer)) continue;
      namesLeft(entry).forEach((name) => by.leftovers.sent.add(name));
      entry.leftovers = noLeftovers();
      update(entry, { left: 0 });
    }
  }

  function wait(entry: Entry) {
    const isRead = entry.parts !== undefined;
    const { size } = entry.transfer;
    update(entry, {
      status: isRead ? 'read' : 'waiting',
      read: isRead ? size : 0,
      sent: 0,
      message: undefined,
      isTaken: false,
      left: 0,
      cause: undefined,
    });
    (isRead ? ready : waiting).add(entry);
  }

  function fail(entry: Entry, message: string, cause?: ApiErrorFacts) {
    end(entry, { status: 'failed', message, cause });
    onFailed(entry.transfer);
  }

  /** The others of a container that is gone fail with the first. */
  function failAlike(entry: Entry, message: string) {
    const { account, container } = entry.transfer;
    for (const other of [...waiting, ...ready]) {
      const { transfer } = other;
      if (transfer.account !== account || transfer.container !== container) continue;
      waiting.delete(other);
      ready.delete(other);
      fail(other, message);
    }
  }

  function refused(entry: Entry, thrown: unknown) {
    if (thrown instanceof UnreadableFile) {
      fail(entry, UNREADABLE_FILE);
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
    if (facts.status === BROKEN) entry.parts = undefined;
    if (isAllOver(facts)) held = true;
    fail(entry, message, facts);
    if (facts.status === NOT_FOUND) failAlike(entry, message);
  }

  /** Does a part of a file's way, from which it may be called back. */
  async function run(
    entry: Entry,
    among: Set<Entry>,
    work: (signal: AbortSignal) => Promise<void>,
  ) {
    const controller = new AbortController();
    entry.controller = controller;
    among.add(entry);
    try {
      await work(controller.signal);
    } catch (thrown) {
      if (ended) return;
      if (controller.signal.aborted) end(entry, { status: 'cancelled' });
      else refused(entry, thrown);
    } finally {
      among.delete(entry);
      entry.controller = undefined;
      schedule();
    }
  }

  const largeObjects = (signal: AbortSignal) => (large ??= uploads.largeObjects(signal));

  async function read(entry: Entry, signal: AbortSignal) {
    const { file } = entry;
    update(entry, { status: 'reading', read: 0 });
    const isLarge = file.size >= settings.limit;
    const ranges = partsOf(file.size, settings, isLarge ? await largeObjects(signal) : undefined);
    if (ranges === undefined) {
      fail(entry, TOO_LARGE);
      return;
    }
    const sums = await checksums.read(
      file,
      ranges,
      (bytes) => update(entry, { read: bytes }),
      signal,
    );
    signal.throwIfAborted();
    entry.parts = ranges.map((range, index) => ({ ...range, md5: sums[index] ?? '' }));
    update(entry, { status: 'read', read: file.size });
    ready.add(entry);
  }

  async function send(entry: Entry, signal: AbortSignal) {
    const { file, overwrite, parts = [], wasTried, transfer: to } = entry;
    const { account, container, object } = to;
    update(entry, { status: 'sending', sent: 0 });
    await entry.removal;
    signal.throwIfAborted();
    entry.wasTried = true;
    let before = 0;
    let wasKept = 0;
    const onSent = (sent: number, kept: number) => {
      // What had arrived before, or is sent again, says nothing of how fast it goes.
      teller.sent(sent - before - (kept - wasKept));
      before = sent;
      wasKept = kept;
      update(entry, { sent });
    };
    await sendFile(
      uploads,
      { to: { account, container, object }, file, overwrite, parts, wasTried },
      { onSent, leftovers: entry.leftovers, signal },
    );
    end(entry, { status: 'done', sent: file.size });
    if (namesLeft(entry).length === 0) entries.delete(to.id);
    onArrived(entry.transfer);
  }

  /** No two are sent to the same name at a time. */
  const isFree = (entry: Entry) => ![...sending].some((other) => areRivals(other, entry));

  function schedule() {
    if (ended || held || paused) return;
    for (const entry of ready) {
      if (sending.size >= settings.atOnce) break;
      if (!isFree(entry)) continue;
      ready.delete(entry);
      void run(entry, sending, (signal) => send(entry, signal));
    }
    const [next] = waiting;
    if (next === undefined || reading.size > 0 || ready.size >= settings.atOnce) return;
    waiting.delete(next);
    void run(next, reading, (signal) => read(next, signal));
  }

  function drop(entry: Entry) {
    waiting.delete(entry);
    ready.delete(entry);
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
