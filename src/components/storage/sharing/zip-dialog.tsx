import { useEffect, useRef, useState } from 'react';
import { FailureError } from '@/components/failure/failure-error';
import { useAccount } from '@/components/scope/account-scope';
import { usePageGuard } from '@/components/scope/leave/page-guard';
import { askWhere, canStream } from '@/components/scope/save-file';
import { lazyPart } from '@/lib/lazy-part';
import { GIGABYTE } from '@/lib/sizes';
import { sumOf } from '@/lib/numbers';
import { truncateList } from '@/lib/text';
import { placeOf } from '@/model/orbit/ids';
import { commonDirectory, zipNames } from '@/model/orbit/zip-names';
import type { ObjectRecord } from '@/model/records/storage';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { Truncate } from '@/ui/tooltip';
import { type Storage, useStorage } from './storage-context';
import type { Wanted } from './use-sharing';
import { words } from './words';

/** Swift's own limit for a listing. */
const LONGEST_LISTING = 10_000;
const FOLDER = 'application/directory';

interface ZipEntry {
  readonly object: string;
  readonly name: string;
  readonly bytes: number | undefined;
  readonly at: string | undefined;
  readonly isFolder: boolean;
}

interface Place {
  readonly storage: Storage;
  readonly account: string;
  readonly container: string;
  readonly signal: AbortSignal;
  readonly onFound: (count: number) => void;
}

async function* under(place: Place, prefix: string): AsyncGenerator<ObjectRecord> {
  const { storage, account, container, signal } = place;
  for (let marker: string | undefined; ;) {
    const request = {
      account,
      container,
      prefix,
      marker,
      limit: LONGEST_LISTING,
      newest: true,
    };
    const { rows, isFull } = await storage.listing(request, signal);
    for (const { object } of rows) if (object) yield object;
    const last = rows.at(-1)?.object;
    if (!isFull || last === undefined) return;
    marker = placeOf(last.id).object;
  }
}

/** Finds all that goes into a zip file, each once. Asks for the newest data, as the list of objects does. */
async function zipContents(place: Place, wanted: Wanted): Promise<readonly ZipEntry[]> {
  const found = new Map<string, Omit<ZipEntry, 'name'>>();
  const add = ({ id, bytes, last_modified: at, content_type: type = '' }: ObjectRecord) => {
    const { object = '' } = placeOf(id);
    const isFolder = type.split(';')[0]?.trim() === FOLDER;
    found.set(object, { object, bytes, at, isFolder });
    if (found.size % 1000 === 0) place.onFound(found.size);
  };
  for (const record of wanted.objects) add(record);
  for (const directory of wanted.directories) {
    for await (const record of under(place, directory)) add(record);
  }
  const chosen = wanted.objects.map(({ id }) => placeOf(id).object ?? '');
  const members = [...found.values()];
  const names = zipNames(members, commonDirectory([...wanted.directories, ...chosen]));
  return members.flatMap((member, index) => {
    const name = names[index];
    return name === undefined ? [] : [{ ...member, name }];
  });
}

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

async function zipStream(order: ZipOrder): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
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

interface ZipDialogProps extends DialogProps<never> {
  readonly container: string;
  readonly wanted: Wanted;
}

type State =
  | { readonly is: 'finding'; readonly found: number }
  | { readonly is: 'ready' }
  | { readonly is: 'saving'; readonly bytes: number; readonly object: string }
  | { readonly is: 'saved' };

/** Larger files should not be held in memory. */
const MUCH = GIGABYTE;
const MISSING_SHOWN = 5;

function fileName(container: string, { objects, directories }: Wanted): string {
  const [only = ''] = directories;
  const names = objects.map(({ id }) => placeOf(id).object ?? '');
  const directory =
    objects.length === 0 && directories.length === 1
      ? only
      : commonDirectory([...directories, ...names]);
  const last = directory.split('/').findLast((part) => part !== '') ?? container;
  return `${last.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')}.zip`;
}

export function ZipDialog({ close, container, wanted }: ZipDialogProps) {
  const account = useAccount();
  const storage = useStorage();
  const [state, setState] = useState<State>({ is: 'finding', found: 0 });
  const [entries, setEntries] = useState<readonly ZipEntry[]>([]);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<ApiErrorFacts>();
  const abort = useRef(new AbortController());
  usePageGuard(state.is === 'saving');

  useEffect(() => {
    const looking = new AbortController();
    const { signal } = looking;
    const onFound = (found: number) => setState({ is: 'finding', found });
    void (async () => {
      try {
        const all = await zipContents({ storage, account, container, signal, onFound }, wanted);
        if (signal.aborted) return;
        setEntries(all);
        setState({ is: 'ready' });
      } catch (thrown) {
        if (!signal.aborted) setFailure(errorFacts(thrown));
      }
    })();
    return () => looking.abort();
  }, [storage, account, container, wanted]);
  useEffect(() => () => abort.current.abort(), []);

  const objects = entries.filter(({ isFolder }) => !isFolder);
  const total = sumOf(objects.map(({ bytes }) => bytes));

  async function save() {
    setFailure(undefined);
    setMissing([]);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      const saving = await askWhere(fileName(container, wanted));
      if (saving === undefined || signal.aborted) return;
      setState({ is: 'saving', bytes: 0, object: '' });
      const content = await zipStream({
        storage,
        account,
        container,
        entries,
        signal,
        onProgress: (bytes, object) => {
          if (!signal.aborted) setState({ is: 'saving', bytes, object });
        },
        onMissing: (object) => setMissing((before) => [...before, object]),
      });
      await saving(content, signal);
      if (!signal.aborted) setState({ is: 'saved' });
    } catch (thrown) {
      if (signal.aborted) return;
      setFailure(errorFacts(thrown));
      setState({ is: 'ready' });
    }
  }

  const leave = () => {
    abort.current.abort();
    close();
  };
  const isSaving = state.is === 'saving';
  const status = {
    finding:
      failure === undefined
        ? words.zip.finding(state.is === 'finding' ? state.found : 0)
        : words.zip.notListed,
    ready: words.zip.ready(objects.length, total),
    saving: words.zip.saving,
    saved: words.zip.saved(objects.length - missing.length),
  }[state.is];
  useAnnounced(status);
  return (
    <DialogFrame
      title={words.zip.title}
      onClose={leave}
      actions={
        state.is === 'saved' ? (
          <Button variant="primary" onClick={leave}>
            {words.everywhere.done}
          </Button>
        ) : (
          <>
            <Button onClick={leave}>{words.everywhere.cancel}</Button>
            <Button
              variant="primary"
              icon="download"
              busy={isSaving}
              disabledReason={
                state.is === 'finding'
                  ? words.zip.disabled.finding
                  : objects.length === 0
                    ? words.zip.disabled.nothing
                    : undefined
              }
              onClick={() => void save()}
            >
              {words.everywhere.download}
            </Button>
          </>
        )
      }
    >
      <Stack gap="m">
        <p>{isSaving ? words.zip.progress(state.bytes, total) : status}</p>
        {isSaving && (
          <div>
            <Progress
              label={words.zip.progressLabel}
              value={total ? state.bytes / total : undefined}
            />
            <p className="muted">
              <Truncate text={state.object} />
            </p>
          </div>
        )}
        <FailureError what={words.zip.title} error={failure} />
        {missing.length > 0 && (
          <Note tone="warning" title={words.zip.missing}>
            {words.zip.missingBody(truncateList(missing, MISSING_SHOWN))}
          </Note>
        )}
        {state.is === 'ready' && (total ?? Infinity) > MUCH && !canStream() && (
          <Note>{words.zip.inMemory}</Note>
        )}
      </Stack>
    </DialogFrame>
  );
}
