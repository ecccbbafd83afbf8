import type { Packed } from './packed';

/** An entry as it is kept. */
export interface Slot {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** As JSON, without its answer, and redacted. */
  readonly text: string;
  /** What is asked again and again has one; the latest of an address is what the panel has. */
  readonly address: string | undefined;
  readonly answer: Packed | undefined;
}

/** What is kept, the oldest first, within its bounds. */
export interface Slots {
  /** As they are now. */
  readonly all: () => readonly Slot[];
  readonly latest: (address: string) => Slot | undefined;
  readonly isLatest: (slot: Slot) => boolean;
  readonly add: (slot: Slot) => void;
  /** Drops what is too old, or has no room beside `others` bytes; so many were dropped until now. */
  readonly prune: (now: number, others: number) => void;
  readonly dropped: () => number;
  /** In bytes. */
  readonly held: () => number;
}

/** How long everything is kept; of an address the latest is kept longer. */
export const KEPT_MS = 15 * 60_000;

/** Of all that is held, and of the answers as they stand in the file. */
const ROOM = 4 * 2 ** 20;
const ROOM_IN_FILE = 24 * 2 ** 20;

/** An object and its place in a list and a map, roughly. */
const OVERHEAD = 200;

const sizeOf = ({ text, address = '' }: Slot): number =>
  OVERHEAD + 2 * (text.length + address.length);

export function createSlots(): Slots {
  const all: Slot[] = [];
  const latest = new Map<string, Slot>();
  /** How many have each answer. */
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
