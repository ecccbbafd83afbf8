import { parseJson } from '@/lib/parse-json';
import type { Removing } from '@/model/call';
import { isDirectory } from '@/model/object/names';
import {
  commonRequest,
  readBulkAnswer,
  refusedIn,
  type RemovalProgress,
  type Removed,
} from '@/model/object/removal';
import { bulkLine, nameProblem } from '@/model/orbit/links';
import {
  ApiError,
  type ApiErrorFacts,
  factsOf,
  failure,
  requestIdOf,
  UNREADABLE,
  unreadable,
} from '@/provider/api-error';
import { listObjects } from './reads';
import { segmentsQuery } from './segments';
import { askSwift, type StorageAccess } from './swift-request';

/** Names in one request: few enough for an answer within seconds and visible progress. */
export const BATCH = 200;

export interface RemovalOptions {
  readonly account: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RemovalProgress) => void) | undefined;
}

export interface Asked extends RemovalOptions {
  readonly access: StorageAccess;
  readonly container: string;
}

/** One bulk deletion; its status is always 200. */
async function askOnce(asked: Asked, names: readonly string[]) {
  const { access, account, container, signal } = asked;
  const answer = await askSwift(access, {
    method: 'POST',
    account,
    query: { 'bulk-delete': '' },
    headers: { 'Content-Type': 'text/plain' },
    body: names.map((name) => bulkLine(container, name)).join('\n'),
    signal,
  });
  const read = readBulkAnswer(
    container,
    names,
    await parseJson(answer.text).catch(() => undefined),
  );
  if (read === undefined) throw unreadable(UNREADABLE, answer);
  return { ...read, requestIds: read.failures.size > 0 ? [requestIdOf(answer.headers)] : [] };
}

function joined(first: Removed, second: Removed): Removed {
  return {
    deleted: first.deleted + second.deleted,
    found: first.found + second.found,
    failures: new Map([...first.failures, ...second.failures]),
    requestIds: [...first.requestIds, ...second.requestIds],
  };
}

/**
 * Deletes names in bulk. Names refused for an expired token or without a result are sent once more.
 * If one name has all refused, the list is halved (docs/product/orbit.md#bulk-retry).
 */
export async function deleteByName(asked: Asked, names: readonly string[]): Promise<Removed> {
  const { access, account } = asked;
  // The token that the request below sends.
  const token = await access.issuer.orbitToken(account);
  const first = await askOnce(asked, names);
  if (first.isRefused && names.length > 1) {
    const half = Math.ceil(names.length / 2);
    const before = await deleteByName(asked, names.slice(0, half));
    return joined(before, await deleteByName(asked, names.slice(half)));
  }
  const again = [...first.unauthorized, ...first.untold];
  if (again.length === 0) return first;
  if (first.unauthorized.length > 0) access.issuer.forgetOrbitToken(account, token);
  const others = [...first.failures].filter(([name]) => !again.includes(name));
  const kept = {
    ...first,
    failures: new Map(others),
    requestIds: others.length === 0 ? [] : first.requestIds,
  };
  return joined(kept, await askOnce(asked, again));
}

/** Refusals of one object alone: others may still be deleted. */
const OWN_REFUSALS: ReadonlySet<number> = new Set([403, 409, 412]);

/** Returns why an object is still there, and the request's id. A missing object is no failure. */
function ownReason(thrown: unknown) {
  const { status, messages, requestId } = factsOf(thrown);
  if (status === 404) return { requestId };
  if (!OWN_REFUSALS.has(status)) throw thrown;
  return { reason: messages.join('. '), requestId };
}

type Why = Pick<ApiErrorFacts, 'messages' | 'requestId'>;

class Run {
  readonly #asked: Asked;
  readonly #failures = new Map<string, string>();
  readonly #requestIds: (string | undefined)[] = [];
  #deleted = 0;
  #found = 0;
  #segments: Readonly<Record<string, string>> | undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  #told(): void {
    const failed = this.#failures.size;
    this.#asked.onProgress?.({ deleted: this.#deleted, failed });
  }

  async names(names: readonly string[]): Promise<void> {
    for (let start = 0; start < names.length; start += BATCH) {
      const batch = names.slice(start, start + BATCH);
      // Storage deletes in turn: more requests at once are not faster.
      const { deleted, found, failures, requestIds } = await deleteByName(this.#asked, batch);
      this.#deleted += deleted;
      this.#found += found;
      for (const [name, reason] of failures) this.#failures.set(name, reason);
      this.#requestIds.push(...requestIds);
      this.#told();
    }
  }

  /** Deletes one by one: a bulk deletion leaves segments behind. */
  async large(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const { access, account, container, signal } = this.#asked;
    this.#segments ??= await segmentsQuery(access, this.#asked);
    const query = this.#segments;
    for (const object of names) {
      const request = { method: 'DELETE', account, container, object, query, signal } as const;
      const { reason, requestId } = await askSwift(access, request).then(
        async ({ text, headers }) => ({
          reason: refusedIn(await parseJson(text).catch(() => undefined)),
          requestId: requestIdOf(headers),
        }),
        ownReason,
      );
      if (reason === undefined) {
        this.#deleted += 1;
        this.#found += 1;
        this.#told();
      } else this.fail([object], { messages: [reason], requestId });
    }
  }

  async #pass(folder: string): Promise<void> {
    const { access, account, container, signal } = this.#asked;
    for (let marker: string | undefined; ;) {
      const request = { account, container, prefix: folder, marker, limit: BATCH, newest: true };
      const { rows, isFull } = await listObjects(access, request, signal);
      const left = rows.flatMap(({ object }) =>
        object?.name === undefined || this.#failures.has(object.name) ? [] : [object],
      );
      const named = (isLarge: boolean) =>
        left
          .filter(({ slo_etag: large }) => Boolean(large) === isLarge)
          .map(({ name = '' }) => name);
      await this.large(named(true));
      await this.names(named(false));
      marker = rows.at(-1)?.object?.name;
      if (!isFull || marker === undefined) return;
    }
  }

  /** Lists and deletes until nothing is found, and then deletes the folder's marker. */
  async folder(folder: string): Promise<void> {
    for (let found = -1; found !== this.#found;) {
      found = this.#found;
      await this.#pass(folder);
    }
    const marker = folder.slice(0, -1);
    if (nameProblem(marker) === undefined && (await this.#isFolder(marker))) {
      await this.names([marker]);
    }
  }

  /** True for a folder's marker: a file may have the same name. */
  async #isFolder(object: string): Promise<boolean> {
    const { access, account, container, signal } = this.#asked;
    try {
      const { headers } = await askSwift(access, {
        method: 'HEAD',
        account,
        container,
        object,
        signal,
      });
      return isDirectory(headers.get('Content-Type') ?? undefined);
    } catch (thrown) {
      if (factsOf(thrown).status === 404) return false;
      throw thrown;
    }
  }

  fail(names: readonly string[], { messages, requestId }: Why): void {
    for (const name of names) this.#failures.set(name, messages.join('. '));
    this.#requestIds.push(requestId);
    this.#told();
  }

  get removed(): Removed {
    return {
      deleted: this.#deleted,
      found: this.#found,
      failures: this.#failures,
      requestIds: this.#requestIds,
    };
  }
}

const NAMED = 5;

function removalFailed(removed: Removed): ApiError {
  const { failures } = removed;
  const named = [...failures].slice(0, NAMED).map(([name, why]) => `${name}: ${why}`);
  const more = failures.size - named.length;
  const messages = more > 0 ? [...named, `and ${String(more)} more`] : named;
  const requestId = commonRequest(removed);
  return new ApiError({ ...failure('refused', '').facts, messages, requestId });
}

/**
 * Deletes objects by name, and folders with all their content. Once some are deleted, an error
 * that ends the rest is reported by name; with `tellsEach`, always.
 */
export async function removeObjects(
  access: StorageAccess,
  container: string,
  { names, large = [], folders, tellsEach }: Removing,
  options: RemovalOptions,
): Promise<Removed> {
  const run = new Run({ ...options, access, container });
  const left = [...names];
  const leftLarge = [...large];
  const leftFolders = [...folders];
  try {
    while (left.length > 0) {
      await run.names(left.slice(0, BATCH));
      left.splice(0, BATCH);
    }
    for (const object of large) {
      await run.large([object]);
      leftLarge.shift();
    }
    for (const folder of folders) {
      await run.folder(folder);
      leftFolders.shift();
    }
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.facts.kind === 'cancelled') throw thrown;
    if (run.removed.deleted === 0 && !tellsEach) throw thrown;
    run.fail([...left, ...leftLarge, ...leftFolders], thrown.facts);
  }
  const { removed } = run;
  if (!tellsEach && removed.failures.size > 0) throw removalFailed(removed);
  return removed;
}
