import { md5Of } from '@/lib/checksum/checksums';
import {
  arrivedParts,
  manifestOf,
  type Part,
  segmentName,
  segmentNames,
  segmentsContainer,
  segmentsPrefix,
} from '@/model/upload/segments';
import { contentTypeOf, type Destination, isTaken } from '@/model/upload/item';
import { ApiError } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import { hasEnded, type Transfer } from './transfers-slice';
import { words } from '@/store/words';

export class ArrivedBroken extends Error {
  override readonly name = 'ArrivedBroken';
  readonly isStored: boolean;

  constructor(isStored: boolean) {
    super(words.upload.otherSum);
    this.isStored = isStored;
  }
}

/** Names of segments that storage keeps, and bills, without an object that shows them. */
interface Leftovers {
  /** Segments sent by this file's tries. Earlier ones may belong to another object. */
  readonly sent: Set<string>;
  replaced: readonly string[];
  /** True if storage may have made the object from them, with the answer lost. */
  isJoined: boolean;
}

export const noLeftovers = (): Leftovers => ({ sent: new Set(), replaced: [], isJoined: false });

export interface NewFile extends Destination {
  readonly id: string;
  readonly file: File;
  readonly overwrite: boolean;
}

export interface Entry {
  transfer: Transfer;
  readonly file: File;
  overwrite: boolean;
  parts: readonly Part[] | undefined;
  /** MD5 of each part that was read, by its position. */
  sums: readonly (string | undefined)[];
  controller: AbortController | undefined;
  /** True if an earlier try may have arrived whole, with its answer lost. */
  wasTried: boolean;
  leftovers: Leftovers;
  /** Removal of the leftovers under way: another try must not count on them. */
  removal: Promise<void> | undefined;
}

export function newEntry({ file, overwrite, ...to }: NewFile): Entry {
  return {
    transfer: { ...to, size: file.size, read: 0, sent: 0, status: 'waiting' },
    file,
    overwrite,
    parts: undefined,
    sums: [],
    controller: undefined,
    wasTried: false,
    leftovers: noLeftovers(),
    removal: undefined,
  };
}

/** Reads one byte: browsers report an unreadable body as a lost connection. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

export const bytesRead = ({ parts = [], sums }: Entry): number =>
  parts.reduce((all, { start, end }, at) => (sums[at] === undefined ? all : all + end - start), 0);

export const areRivals = ({ transfer: one }: Entry, { transfer: other }: Entry): boolean =>
  one.object === other.object && one.container === other.container && one.account === other.account;

export const sizeAndTime = ({ size, lastModified }: File) => ({ size, changed: lastModified });

export function namesLeft({ transfer, file, parts = [], leftovers }: Entry): readonly string[] {
  const { sent, replaced, isJoined } = leftovers;
  if (!hasEnded(transfer)) return [];
  if (transfer.status !== 'done') return isJoined ? [] : [...sent];
  const own = new Set(segmentNames({ ...transfer, ...sizeAndTime(file) }, parts));
  return [...new Set([...replaced, ...sent])].filter((name) => !own.has(name));
}

interface Sending {
  readonly parts: readonly Part[];
  readonly sums: Promise<readonly string[]>;
  /** `kept` bytes had arrived before. */
  readonly onSent: (bytes: number, kept: number) => void;
  readonly onChecking: () => void;
  readonly signal: AbortSignal;
}

/** ETag of a stored file: its MD5, or the MD5 of its segments' MD5s one after the other. */
const etagOf = ([first, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? first : md5Of([first, ...others].join(''));

async function hasArrived(
  uploads: UploadsApi,
  { transfer, file }: Entry,
  { sums, signal }: Sending,
): Promise<boolean> {
  const found = await uploads.find(transfer, signal);
  return found?.bytes === file.size && found.etag === etagOf(await sums);
}

/** Segments at a time: two keep the line busy during answers and CORS preflights. */
const AT_ONCE = 2;

/**
 * Sends the segments that have not arrived yet. Until the file is read, a segment of an earlier try
 * is recognised by its size. If its MD5 then differs, it is sent again.
 */
async function sendSegments(
  uploads: UploadsApi,
  { transfer, file, leftovers }: Entry,
  { parts, sums, onSent, onChecking, signal }: Sending,
): Promise<readonly object[]> {
  await uploads.makeSegments(transfer, signal);
  const { account, container, object } = transfer;
  const prefix = segmentsPrefix({ object, ...sizeAndTime(file) }, parts);
  const rows = arrivedParts(prefix, parts, await uploads.arrived(transfer, prefix, signal));
  const hashes = rows.map((row) => row?.hash);
  const amounts = parts.map(({ start, end }, index) => (rows[index] ? end - start : 0));
  const total = () => amounts.reduce((sum, bytes) => sum + bytes, 0);
  const kept = total();
  const put = async (part: Part, index: number) => {
    const report = (bytes: number) => {
      amounts[index] = bytes;
      onSent(total(), kept);
    };
    leftovers.sent.add(segmentName(prefix, index));
    hashes[index] = await uploads.put({
      account,
      container: segmentsContainer(container),
      object: segmentName(prefix, index),
      body: file.slice(part.start, part.end),
      contentType: 'application/octet-stream',
      isNew: false,
      onSent: report,
      signal,
    });
    report(part.end - part.start);
  };
  onSent(kept, kept);
  const missing = [...parts.entries()].filter(([index]) => rows[index] === undefined).values();
  const putNext = async () => {
    for (const [index, part] of missing) await put(part, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, putNext));
  onChecking();
  const known = await sums;
  // If storage gives no hash, it compares by the manifest.
  const isAnother = (index: number) =>
    hashes[index] !== undefined && hashes[index] !== known[index];
  for (const [index, part] of parts.entries()) {
    if (isAnother(index)) await put(part, index);
  }
  if (hashes.some((_, index) => isAnother(index))) throw new ArrivedBroken(false);
  return manifestOf(container, prefix, parts, known);
}

const isRefused = ({ facts: { status } }: ApiError) => status >= 400 && status < 500;

async function send(uploads: UploadsApi, entry: Entry, sending: Sending): Promise<void> {
  const { file, overwrite, wasTried, leftovers } = entry;
  const { account, container, object } = entry.transfer;
  const { parts, sums, onSent, onChecking, signal } = sending;
  const to = { account, container, object };
  entry.wasTried = true;
  if (wasTried && (await hasArrived(uploads, entry, sending))) return;
  if (overwrite) leftovers.replaced = await uploads.segmentsOf(to, signal);
  const common = { ...to, contentType: contentTypeOf(file.type), isNew: !overwrite, signal };
  if (parts.length > 1) {
    const segments = await sendSegments(uploads, entry, sending);
    leftovers.isJoined = true;
    try {
      await uploads.putManifest({ ...common, segments });
    } catch (thrown) {
      if (thrown instanceof ApiError && isRefused(thrown)) leftovers.isJoined = false;
      throw thrown;
    }
    return;
  }
  const hash = await uploads.put({ ...common, body: file, onSent: (bytes) => onSent(bytes, 0) });
  onChecking();
  const [sum] = await sums;
  if (hash !== undefined && hash !== sum) throw new ArrivedBroken(true);
}

/**
 * Sends a file, or its missing parts, while its checksums are read. Compares these with the
 * checksums that storage answers. Throws ApiError, ArrivedBroken.
 */
export async function sendFile(uploads: UploadsApi, entry: Entry, sending: Sending): Promise<void> {
  const { overwrite, leftovers } = entry;
  try {
    await send(uploads, entry, sending);
  } catch (thrown) {
    // Browsers repeat a request by themselves if its connection ended: this very file may be there.
    const isThere = thrown instanceof ApiError && isTaken(thrown.facts, overwrite);
    if (!isThere || !(await hasArrived(uploads, entry, sending))) throw thrown;
    leftovers.isJoined = sending.parts.length > 1;
  }
}
