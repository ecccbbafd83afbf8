import { type Checksums, UnreadableFile } from '@/lib/checksum/checksums';
import type { LargeObjects, Part } from '@/model/upload/segments';
import {
  arrivedBroken,
  isTaken,
  partsOfFile,
  TOO_LARGE,
  UNREADABLE_FILE,
  uploadReason,
} from '@/model/upload/item';
import { isSegmented, type UploadSettings } from '@/model/upload/upload-settings';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import {
  areRivals,
  ArrivedBroken,
  bytesRead,
  type Entry,
  isReadable,
  namesLeft,
  newEntry,
  type NewFile,
  noLeftovers,
  sendFile,
  sizeAndTime,
} from './send-file';
import { type Change, hasEnded, type Transfer } from './transfers-slice';
import { createUploadNotifier } from './upload-notifier';

interface EngineOptions {
  readonly uploads: UploadsApi;
  readonly checksums: Checksums;
  readonly settings: UploadSettings;
  /** The steady clock. */
  readonly now: () => number;
  /** Called at most every tenth of a second, and at once if the list of files changes. */
  readonly onChange: (change: Change) => void;
  readonly onArrived: (transfer: Transfer) => void;
  readonly onFailed: (transfer: Transfer) => void;
  readonly onFailuresHandled: () => void;
  readonly onRemoved: (transfer: Transfer) => void;
  readonly onNotRemoved: (transfer: Transfer, cause: ApiErrorFacts) => void;
}

const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;

/** True if an error is not about the file, so that the others would fail too. */
const isAllOver = ({ kind, status }: ApiErrorFacts): boolean =>
  kind === 'network' || kind === 'unsent' || status === UNAUTHENTICATED;

export function createEngine(options: EngineOptions) {
  const { uploads, checksums, settings, now } = options;
  const entries = new Map<string, Entry>();
  const waiting = new Set<Entry>();
  const sending = new Set<Entry>();
  let held = false;
  let paused = false;
  let ended = false;
  let large: Promise<LargeObjects | undefined> | undefined;
  const notifier = createUploadNotifier({
    now,
    state: () => ({ isSending: sending.size > 0, isHeld: held }),
    onChange: options.onChange,
  });

  function update(entry: Entry, change: Partial<Transfer>) {
    const transfer = { ...entry.transfer, ...change };
    entry.transfer = transfer;
    if (entries.has(transfer.id)) notifier.changed(transfer.id, transfer);
  }

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
      if (!ended) options.onRemoved(transfer);
    } catch (thrown) {
      if (ended) return;
      if (hasEnded(entry.transfer)) update(entry, { left: names.length });
      options.onNotRemoved(transfer, errorFacts(thrown));
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
    options.onFailed(entry.transfer);
  }

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
    const { file } = entry;
    const { signal } = controller;
    update(entry, { status: 'sending', sent: 0, read: bytesRead(entry) });
    await entry.removal;
    const parts = (entry.parts ??= await partsFor(entry, signal));
    signal.throwIfAborted();
    if (parts === undefined) {
      fail(entry, TOO_LARGE);
      return;
    }
    const sums = readSums(entry, parts, signal);
    sums.catch((thrown: unknown) => controller.abort(thrown));
    let before = 0;
    let wasKept = 0;
    const onSent = (sent: number, kept: number) => {
      // Bytes that had arrived before, or are sent again, do not count towards the rate.
      notifier.sent(sent - before - (kept - wasKept));
      before = sent;
      wasKept = kept;
      update(entry, { sent });
    };
    await sendFile(uploads, entry, {
      parts,
      sums,
      onSent,
      onChecking: () => update(entry, { status: 'checking' }),
      signal,
    });
    end(entry, { status: 'done', read: file.size, sent: file.size });
    if (namesLeft(entry).length === 0) entries.delete(entry.transfer.id);
    options.onArrived(entry.transfer);
  }

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

  const known = (ids: readonly string[]) => ids.flatMap((id) => entries.get(id) ?? []);

  function goOn() {
    held = false;
    notifier.soon();
    schedule();
  }

  function retry(ids: readonly string[]) {
    options.onFailuresHandled();
    for (const entry of known(ids)) {
      const { status } = entry.transfer;
      if (status === 'failed' || status === 'cancelled') wait(entry);
    }
    goOn();
  }

  return {
    add(files: readonly NewFile[]) {
      for (const file of files) {
        const entry = newEntry(file);
        takeOver(entries.values(), entry);
        entries.set(file.id, entry);
        notifier.changed(file.id, entry.transfer);
        waiting.add(entry);
      }
      notifier.flush();
      schedule();
    },
    cancel(ids: readonly string[]) {
      for (const entry of known(ids)) {
        if (hasEnded(entry.transfer)) continue;
        const isUnderWay = entry.controller !== undefined;
        drop(entry);
        if (!isUnderWay) end(entry, { status: 'cancelled' });
      }
      schedule();
    },
    retry,
    overwrite(ids: readonly string[]) {
      for (const entry of known(ids)) entry.overwrite = true;
      retry(ids);
    },
    removeLeft(ids: readonly string[]) {
      for (const entry of known(ids)) entry.removal = removeLeft(entry);
    },
    forget(ids: readonly string[]) {
      options.onFailuresHandled();
      for (const id of ids) {
        entries.delete(id);
        notifier.changed(id, undefined);
      }
      notifier.flush();
    },
    goOn,
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      goOn();
    },
    end() {
      ended = true;
      notifier.end();
      for (const entry of entries.values()) drop(entry);
      entries.clear();
      checksums.end();
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
