import type { ReportEntry } from '@/wire/report';

export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
  readonly length: number;
}

/** Characters from which a text is compressed: less would save little. */
const WORTH = 400;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function pack(text: string): Promise<Packed> {
  const bytes = new TextEncoder().encode(text);
  const { length } = text;
  if (length < WORTH) return { bytes, isDeflated: false, length };
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  return { bytes: deflated, isDeflated: true, length };
}

export async function unpack({ bytes, isDeflated }: Packed): Promise<string> {
  const plain = isDeflated ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
  return new TextDecoder().decode(plain);
}

export function isSame(one: Packed, other: Packed): boolean {
  return (
    one.length === other.length &&
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, at) => byte === other.bytes[at])
  );
}

export interface KeptEntry {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** As JSON, without its answer, and redacted. */
  readonly text: string;
  /** Set for entries that repeat. The latest of an address is what the panel has. */
  readonly address: string | undefined;
  readonly answer: Packed | undefined;
}

export interface Entries {
  readonly all: () => readonly KeptEntry[];
  readonly latest: (address: string) => KeptEntry | undefined;
  readonly isLatest: (entry: KeptEntry) => boolean;
  readonly add: (entry: KeptEntry) => void;
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

const sizeOf = ({ text, address = '' }: KeptEntry): number =>
  OVERHEAD + 2 * (text.length + address.length);

export function createEntries(): Entries {
  const all: KeptEntry[] = [];
  const latest = new Map<string, KeptEntry>();
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

  const isLatest = (entry: KeptEntry) =>
    entry.address !== undefined && latest.get(entry.address) === entry;

  function drop(which: (entry: KeptEntry) => boolean): boolean {
    const at = all.findIndex(which);
    const [entry] = at < 0 ? [] : all.splice(at, 1);
    if (entry === undefined) return false;
    if (isLatest(entry)) latest.delete(entry.address ?? '');
    held -= sizeOf(entry);
    countAnswer(entry.answer, -1);
    dropped += 1;
    return true;
  }

  return {
    all: () => [...all],
    latest: (address) => latest.get(address),
    isLatest,
    add: (entry) => {
      const after = all.findLastIndex(({ at }) => at <= entry.at);
      all.splice(after + 1, 0, entry);
      held += sizeOf(entry);
      countAnswer(entry.answer, 1);
      const { address, at } = entry;
      if (address !== undefined && at >= (latest.get(address)?.at ?? at))
        latest.set(address, entry);
    },
    prune: (now, others) => {
      const isOld = (entry: KeptEntry) => entry.at < now - KEPT_MS && !isLatest(entry);
      while (drop(isOld));
      while (held + others > ROOM || inFile > ROOM_IN_FILE) {
        if (!drop((entry) => !isLatest(entry)) && !drop(() => true)) return;
      }
    },
    dropped: () => dropped,
    held: () => held,
  };
}
