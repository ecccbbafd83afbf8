import { createChecksums } from '@/lib/checksum/checksums';
import { containerId, objectId } from '@/model/orbit/ids';
import { type Existence, segmentsNotDeleted, uploadFailed } from '@/model/upload/item';
import { type LargeObjects, segmentsContainer } from '@/model/upload/segments';
import { isSegmented } from '@/model/upload/upload-settings';
import { ApiError, type ApiErrorFacts } from '@/provider/api-error';
import { createUploads, type UploadsApi } from '@/provider/orbit/uploads';
import { calls } from '@/store/calls/calls-slice';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { selectRecord } from '@/store/resources/resources-selectors';
import { toasts } from '@/store/toasts/toasts-slice';
import { createEngine, type Engine } from './engine';
import { transfers } from './transfers-slice';
import { type Arrivals, createArrivals } from './upload-notifier';
import type { UploadsOptions } from './uploads';

interface CheckedFiles {
  readonly account: string;
  readonly container: string;
  readonly objects: readonly string[];
  readonly isLarge: boolean;
}

export interface Checks {
  /** By name after a slash, so that `__proto__` is a key like any other. */
  readonly found: Readonly<Record<string, Existence>>;
  /** Undefined until known; null if storage offers none, or none is needed. */
  readonly large: LargeObjects | null | undefined;
  readonly error?: ApiErrorFacts;
}

export interface UploadEngine extends Engine {
  check(files: CheckedFiles, onFound: (found: Partial<Checks>) => void, signal: AbortSignal): void;
}

/** Checks at a time: a browser sends this many requests to one host. */
const AT_ONCE = 6;

async function checkFiles(
  uploads: UploadsApi,
  { account, container, objects, isLarge }: CheckedFiles,
  onFound: (found: Partial<Checks>) => void,
  signal: AbortSignal,
): Promise<void> {
  const names = objects.values();
  let known = 0;
  let found: Record<string, Existence> = {};
  let error: ApiErrorFacts | undefined;
  const report = () => {
    if (!signal.aborted) onFound({ found, ...(error && { error }) });
    found = {};
  };
  const existenceOf = async (object: string): Promise<Existence> => {
    try {
      const stored = await uploads.find({ account, container, object }, signal);
      return stored === undefined ? 'new' : 'exists';
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      error = thrown.facts;
      return 'unknown';
    }
  };
  const check = async () => {
    for (const object of names) {
      signal.throwIfAborted();
      const existence = await existenceOf(object);
      found = { ...found, [`/${object}`]: existence };
      known += 1;
      // Reports in growing batches, since each report copies all known results.
      if (Object.keys(found).length * 10 >= known) report();
    }
  };
  const ability = async () => {
    const large = isLarge ? ((await uploads.largeObjects(signal)) ?? null) : null;
    if (!signal.aborted) onFound({ large });
  };
  await Promise.all([ability(), ...Array.from({ length: AT_ONCE }, check)]);
  report();
}

const FAILED = 'upload failed';

export function openEngine({ store, access, settings, now }: UploadsOptions): UploadEngine {
  const { dispatch } = store;
  const uploads = createUploads(access);
  const refresh = (name: { kind: 'container' | 'object'; account: string; id?: string }) =>
    dispatch(resources.actions.refreshRequested(name));

  const arrivals = createArrivals(({ account, container, objects, isLarge }: Arrivals) => {
    const id = containerId(account, container);
    dispatch(calls.actions.mutated({ kind: 'container', id, mutation: undefined }));
    refresh({ kind: 'container', id, account });
    if (isLarge) {
      const segments = containerId(account, segmentsContainer(container));
      refresh({ kind: 'container', id: segments, account });
      refresh({ kind: 'container', account });
    }
    for (const object of objects) {
      const name = objectId(account, container, object);
      const known = selectRecord(store.getState() as WithResources, 'object', name);
      if (known !== undefined) refresh({ kind: 'object', id: name, account });
    }
  });

  const engine = createEngine({
    uploads,
    checksums: createChecksums(),
    settings,
    now,
    onChange: (change) => dispatch(transfers.actions.changed(change)),
    onArrived: (transfer) => arrivals.add(transfer, isSegmented(transfer.size, settings)),
    // One toast, of the last failed file: the panel of transfers lists them all.
    onFailed: ({ object, message, cause }) =>
      dispatch(
        toasts.actions.shown({
          tone: 'error',
          key: FAILED,
          message: uploadFailed(object),
          ...(message !== undefined && { detail: message }),
          ...(cause !== undefined && { cause }),
        }),
      ),
    onFailuresHandled: () => dispatch(toasts.actions.cleared({ key: FAILED })),
    onRemoved: (transfer) => {
      const container = segmentsContainer(transfer.container);
      arrivals.add({ ...transfer, container }, false);
    },
    onNotRemoved: ({ object }, cause) =>
      dispatch(
        toasts.actions.shown({
          tone: 'error',
          message: segmentsNotDeleted(object),
          detail: cause.messages.join('. '),
          cause,
        }),
      ),
  });

  globalThis.addEventListener?.('online', engine.goOn);
  return {
    ...engine,
    check: (files, onFound, signal) => {
      checkFiles(uploads, files, onFound, signal).catch((thrown: unknown) => {
        if (!signal.aborted && !(thrown instanceof ApiError)) reportError(thrown);
      });
    },
    end: () => {
      globalThis.removeEventListener?.('online', engine.goOn);
      arrivals.end();
      engine.end();
    },
  };
}
