import { lazyPart } from '@/lib/lazy-part';
import type { Storage } from './storage-context';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { ZipEntry } from './zip-contents';

const load = lazyPart(() => import('client-zip'));

interface ZipOrder {
  readonly storage: Storage;
  readonly account: string;
  readonly container: string;
  readonly entries: readonly ZipEntry[];
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number, object: string) => void;
  /** Receives an object that has gone meanwhile or cannot be read; the others go on. */
  readonly onMissing: (object: string) => void;
}

const OF_ONE: ReadonlySet<number> = new Set([403, 404]);

/**
 * True if a failure says nothing about other objects. Without a status no browser can reach the
 * object's name.
 */
const isOfOne = ({ kind, status }: ApiErrorFacts): boolean =>
  kind === 'refused' && (status === 0 || OF_ONE.has(status));

export async function zipStream(order: ZipOrder): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { storage, account, container, entries, signal, onProgress, onMissing } = order;
  const { makeZip } = await load();
  let arrived = 0;

  async function open(object: string) {
    try {
      return await storage.content({ account, container, object }, signal);
    } catch (thrown) {
      if (!isOfOne(errorFacts(thrown))) throw thrown;
      onMissing(object);
      return undefined;
    }
  }

  async function* files() {
    for (const { object, name, at, isFolder } of entries) {
      const lastModified = at === undefined ? new Date() : new Date(at);
      if (isFolder) {
        yield { name, lastModified };
        continue;
      }
      const content = await open(object);
      if (content === undefined) continue;
      const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, controller) {
          arrived += part.byteLength;
          onProgress(arrived, object);
          controller.enqueue(part);
        },
      });
      onProgress(arrived, object);
      yield { name, lastModified, input: content.body.pipeThrough(counted) };
    }
  }

  return makeZip(files()) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
