import { md5Of } from '@/lib/checksum/md5-of';
import {
  arrivedParts,
  manifestOf,
  segmentName,
  segmentsContainer,
  segmentsPrefix,
} from '@/model/upload/segments';
import { contentTypeOf } from '@/model/upload/item';
import { isTaken } from '@/model/upload/messages';
import type { Destination } from '@/model/upload/destination';
import type { Part } from '@/model/upload/parts';
import { ApiError } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import { type Leftovers, sizeAndTime } from './leftovers';

/** The arrived content differs from the content read from the file. */
export class ArrivedBroken extends Error {
  override readonly name = 'ArrivedBroken';
  /** True if it is stored under the file's name. */
  readonly isStored: boolean;

  constructor(isStored: boolean) {
    super('Its MD5 is another');
    this.isStored = isStored;
  }
}

/** A file, and the way to send it. */
export interface SentFile {
  readonly to: Destination;
  readonly file: File;
  readonly overwrite: boolean;
  readonly parts: readonly Part[];
  /** True if an earlier try may have arrived whole, with its answer lost. */
  readonly wasTried: boolean;
}

interface Sending {
  /** MD5 of each part, computed while the parts are sent. */
  readonly sums: Promise<readonly string[]>;
  /** `kept` bytes had arrived before. */
  readonly onSent: (bytes: number, kept: number) => void;
  /** All has been sent; its checksums are awaited. */
  readonly onChecking: () => void;
  /** Updated with the segments put into storage, and those left there. */
  readonly leftovers: Leftovers;
  readonly signal: AbortSignal;
}

/** ETag of a stored file: its MD5, or the MD5 of its segments' MD5s one after the other. */
const etagOf = ([first, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? first : md5Of([first, ...others].join(''));

/** True if an earlier try has arrived, so that nothing need be sent again. */
async function hasArrived(
  uploads: UploadsApi,
  { to, file }: SentFile,
  { sums, signal }: Sending,
): Promise<boolean> {
  const found = await uploads.find(to, signal);
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
  { to, file, parts }: SentFile,
  { sums, onSent, onChecking, leftovers, signal }: Sending,
): Promise<readonly object[]> {
  await uploads.makeSegments(to, signal);
  const { account, container, object } = to;
  const prefix = segmentsPrefix({ object, ...sizeAndTime(file) }, parts);
  const rows = arrivedParts(prefix, parts, await uploads.arrived(to, prefix, signal));
  const hashes = rows.map((row) => row?.hash);
  const amounts = parts.map(({ start, end }, index) => (rows[index] ? end - start : 0));
  const total = () => amounts.reduce((sum, bytes) => sum + bytes, 0);
  const kept = total();
  const put = async (part: Part, index: number) => {
    const tell = (bytes: number) => {
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
      onSent: tell,
      signal,
    });
    tell(part.end - part.start);
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

/** True if storage has answered that it made nothing. */
const isRefused = ({ facts: { status } }: ApiError) => status >= 400 && status < 500;

async function send(uploads: UploadsApi, sent: SentFile, sending: Sending): Promise<void> {
  const { to, file, overwrite, parts, wasTried } = sent;
  const { sums, onSent, onChecking, leftovers, signal } = sending;
  if (wasTried && (await hasArrived(uploads, sent, sending))) return;
  if (overwrite) leftovers.replaced = await uploads.segmentsOf(to, signal);
  const common = {
    ...to,
    contentType: contentTypeOf(file.type),
    isNew: !overwrite,
    signal,
  };
  if (parts.length > 1) {
    const segments = await sendSegments(uploads, sent, sending);
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
export async function sendFile(
  uploads: UploadsApi,
  sent: SentFile,
  sending: Sending,
): Promise<void> {
  try {
    await send(uploads, sent, sending);
  } catch (thrown) {
    // Browsers repeat a request by themselves if its connection ended: this very file may be there.
    const isThere = thrown instanceof ApiError && isTaken(thrown.facts, sent.overwrite);
    if (!isThere || !(await hasArrived(uploads, sent, sending))) throw thrown;
    sending.leftovers.isJoined = sent.parts.length > 1;
  }
}
