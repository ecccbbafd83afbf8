import type { ReportEntry } from '@/wire/report';
import type { Packed } from './packed';

/** A kept entry. */
export interface Slot {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** As JSON, without its answer, and redacted. */
  readonly text: string;
  /** Set for entries that repeat. The latest of an address is what the panel has. */
  readonly address: string | undefined;
  readonly answer: Packed | undefined;
}

/** Kept entries, the oldest first, within limits of age and size. */
export interface Slots {
  /** As they are now. */
  readonly all: () => readonly Slot[];
  readonly latest: (address: string) => Slot | undefined;
  readonly isLatest: (slot: Slot) => boolean;
  readonly add: (slot: Slot) => void;
  /** Drops entries too old, or without room beside `others` bytes; `dropped` counts them. */
  readonly prune: (now: number, others: number) => void;
  readonly dropped: () => number;
  /** In bytes. */
  readonly held: () => number;
}

/**
 * Returns the address of an entry that repeats: of the screen, the connection, or a read that
 * succeeded. Equal requests have equal addresses, for a value is marked alike each time.
 */
export function addressOf(entry: ReportEntry, isQuery?: boolean): string | undefined {
  if (entry.type === 'route' || entry.type === 'connection') return entry.type;
  if (entry.type !== 'call' || entry.failure !== undefined) return undefined;
  const { api, method, path, query, operation, variables, status } = entry;
  const isRead = method === 'GET' || method === 'HEAD' || (isQuery ?? variables !== undefined);
  const isPresent = isRead && status >= 200 && status < 300;
  return isPresent ? JSON.stringify([api, method, path, query, operation, variables]) : undefined;
}

/** Milliseconds that an entry is kept; the latest of an address is kept longer. */
export const KEPT_MS = 15 * 60_000;

/** Limits of the memory held, in bytes, and of the answers in the file, in characters. */
const ROOM = 4 * 2 ** 20;
const ROOM_IN_FILE = 24 * 2 ** 20;

/** Rough bytes of an object and its place in a list and a map. */
const OVERHEAD = 200;

const sizeOf = ({ text, address = '' }: Slot): number =>
  OVERHEAD + 2 * (text.length + address.length);

export function createSlots(): Slots {
  const all: Slot[] = [];
  const latest = new Map<string, Slot>();
  /** Number of entries that have each answer. */
  const users = new Map<Packed, number>();
  let held = 0;
  let inFile = 0;
  let dropped = 0;

  function countAnswer(answer: Packed | undefined, change: 1 | -1) {
    if (answer === undefined) return;
    const before = users.get(answer) ?? 0;
    const after = before + change;
    if (after === 0) users.delete(answer);
    else users.set(answer, after);
    if (before !== 0 && after !== 0) return;
    held += change * answer.bytes.length;
    inFile += change * answer.length;
  }

  const isLatest = (slot: Slot) => slot.address !== undefined && latest.get(slot.address) === slot;

  function drop(which: (slot: Slot) => boolean): boolean {
    const at = all.findIndex(which);
    const [slot] = at < 0 ? [] : all.splice(at, 1);
    if (slot === undefined) return false;
    if (isLatest(slot)) latest.delete(slot.address ?? '');
    held -= sizeOf(slot);
    countAnswer(slot.answer, -1);
    dropped += 1;
    return true;
  }

  return {
    all: () => [...all],
    latest: (address) => latest.get(address),
    isLatest,
    add: (slot) => {
      const after = all.findLastIndex(({ at }) => at <= slot.at);
      all.splice(after + 1, 0, slot);
      held += sizeOf(slot);
      countAnswer(slot.answer, 1);
      const { address, at } = slot;
      if (address !== undefined && at >= (latest.get(address)?.at ?? at)) latest.set(address, slot);
    },
    prune: (now, others) => {
      const isOld = (slot: Slot) => slot.at < now - KEPT_MS && !isLatest(slot);
      while (drop(isOld));
      while (held + others > ROOM || inFile > ROOM_IN_FILE) {
        if (!drop((slot) => !isLatest(slot)) && !drop(() => true)) return;
      }
    },
    dropped: () => dropped,
    held: () => held,
  };
}
