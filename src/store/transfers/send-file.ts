import { md5Of } from '@/lib/checksum/md5-of';
import {
  manifestOf,
  missingParts,
  type ReadPart,
  segmentName,
  segmentsContainer,
  segmentsPrefix,
} from '@/model/upload/segments';
import { contentTypeOf } from '@/model/upload/item';
import type { Destination } from '@/model/upload/destination';
import { ApiError } from '@/provider/api-error';
import type { UploadsApi } from '@/provider/orbit/uploads';
import { type Leftovers, sizeAndTime } from './leftovers';

/** A file whose checksums are known. */
export interface ReadFile {
  readonly to: Destination;
  readonly file: File;
  readonly overwrite: boolean;
  readonly parts: readonly ReadPart[];
  /** Whether an earlier try may have arrived whole, its answer being lost. */
  readonly wasTried: boolean;
}

interface Sending {
  /** `kept` bytes had arrived before. */
  readonly onSent: (bytes: number, kept: number) => void;
  /** Is told what is put into storage, and what is left there. */
  readonly leftovers: Leftovers;
  readonly signal: AbortSignal;
}

/** What storage says of a file once it is there: of segments, the MD5 of theirs one after the other. */
const etagOf = ([first, ...others]: readonly ReadPart[]): string | undefined =>
  others.length === 0 ? first?.md5 : md5Of([first, ...others].map((part) => part?.md5).join(''));

/** Whether an earlier try has arrived, so that nothing need be sent again. */
async function hasArrived(
  uploads: UploadsApi,
  { to, parts, file }: ReadFile,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await uploads.find(to, signal);
  return found !== undefined && found.bytes === file.size && found.etag === etagOf(parts);
}

async function sendSegments(
  uploads: UploadsApi,
  { to, file, parts }: ReadFile,
  { onSent, leftovers, signal }: Sending,
): Promise<readonly object[]> {
  await uploads.makeSegments(to, signal);
  const { container, object } = to;
  const prefix = segmentsPrefix({ object, ...sizeAndTime(file) }, parts);
  const missing = missingParts(prefix, parts, await uploads.arrived(to, prefix, signal));
  const sizeOf = (index: number) => (parts[index]?.end ?? 0) - (parts[index]?.start ?? 0);
  const kept = file.size - missing.reduce((sum, index) => sum + sizeOf(index), 0);
  let before = kept;
  onSent(before, kept);
  for (const index of missing) {
    const part = parts[index];
    if (part === undefined) continue;
    const from = before;
    leftovers.sent.add(segmentName(prefix, index));
    await uploads.put({
      account: to.account,
      container: segmentsContainer(container),
      object: segmentName(prefix, index),
      body: file.slice(part.start, part.end),
      contentType: 'application/octet-stream',
      md5: part.md5,
      isNew: false,
      onSent: (bytes) => onSent(from + bytes, kept),
      signal,
    });
    before += sizeOf(index);
    onSent(before, kept);
  }
  return manifestOf(container, prefix, parts);
}

/** Storage has answered that it made nothing. */
const isRefused = ({ facts: { status } }: ApiError) => status >= 400 && status < 500;

/** Sends a file, or what has not arrived of it. Throws ApiError. */
export async function sendFile(
  uploads: UploadsApi,
  read: ReadFile,
  sending: Sending,
): Promise<void> {
  const { to, file, overwrite, parts, wasTried } = read;
  const { onSent, leftovers, signal } = sending;
  if (wasTried && (await hasArrived(uploads, read, signal))) return;
  if (overwrite) leftovers.replaced = await uploads.segmentsOf(to, signal);
  const common = {
    ...to,
    contentType: contentTypeOf(file.type),
    isNew: !overwrite,
    signal,
  };
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) {
    const segments = await sendSegments(uploads, read, sending);
    leftovers.isJoined = true;
    try {
      await uploads.putManifest({ ...common, segments });
    } catch (thrown) {
      if (thrown instanceof ApiError && isRefused(thrown)) leftovers.isJoined = false;
      throw thrown;
    }
    return;
  }
  const toSend = { ...common, body: file, md5: only.md5 };
  await uploads.put({ ...toSend, onSent: (bytes) => onSent(bytes, 0) });
}
