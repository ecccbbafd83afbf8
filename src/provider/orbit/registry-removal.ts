import type { Removing, SeenTag } from '@/model/call';
import { commonRequest, type Removed } from '@/model/object/removal';
import type { ObjectRecord } from '@/model/records/storage';
import { currentLink, tagsFolderOf } from '@/model/registry/layout';
import { ApiError, type ApiErrorFacts, failure } from '@/provider/api-error';
import { listObjects } from './reads';
import { type Asked, BATCH, deleteByName, type RemovalOptions } from './removal';
import type { StorageAccess } from './swift-request';

type Stored = readonly ObjectRecord[];

/** Our own message, like that for an object that changed before its deletion. */
const CHANGED = 'It was pushed again, so it was kept';

/** Our own message: a tag to be kept as newest is gone, so this may be newest now. */
const NEWEST_GONE = 'A newer one was deleted, so this one was kept';

function folderOf(name: string, tagsFolder: string): string {
  return name.slice(0, name.indexOf('/', tagsFolder.length) + 1);
}

/**
 * Lists the objects of a tag, and of those after it that the same listing has whole. They are read
 * again, because a page may show old data.
 */
async function storedFrom(asked: Asked, first: string): Promise<ReadonlyMap<string, Stored>> {
  const { access, account, container, signal } = asked;
  const prefix = tagsFolderOf(first);
  const found = new Map<string, ObjectRecord[]>([[first, []]]);
  for (let marker = first; ;) {
    const request = { account, container, prefix, marker, limit: BATCH, newest: true };
    const { rows, isFull } = await listObjects(access, request, signal);
    for (const { object } of rows) {
      if (object?.name === undefined) continue;
      const folder = folderOf(object.name, prefix);
      const stored = found.get(folder);
      if (stored === undefined) found.set(folder, [object]);
      else stored.push(object);
    }
    const last = rows.at(-1)?.object?.name;
    if (!isFull || last === undefined) return found;
    const ends = folderOf(last, prefix);
    if (ends !== first) {
      // The rest of it may be on the next page.
      found.delete(ends);
      return found;
    }
    marker = last;
  }
}

async function tagsAt(asked: Asked, prefix: string): Promise<ReadonlySet<string>> {
  const { access, account, container, signal } = asked;
  const found = new Set<string>();
  for (let marker: string | undefined; ;) {
    const request = { account, container, prefix, marker, limit: BATCH, newest: true };
    const { rows, isFull } = await listObjects(access, request, signal);
    for (const { object: { name = '' } = {} } of rows) {
      const folder = folderOf(name, prefix);
      if (name === currentLink(folder)) found.add(folder);
    }
    marker = rows.at(-1)?.object?.name;
    if (!isFull || marker === undefined) return found;
  }
}

/** True if a tag has the link it was seen with, or none: then it is only a remnant. */
function isAsSeen({ folder, hash, last_modified: at }: SeenTag, stored: Stored): boolean {
  const link = stored.find(({ name }) => name === currentLink(folder));
  return link === undefined || (link.hash === hash && link.last_modified === at);
}

/** Puts the link last. Until it is deleted the registry serves the tag, and a retry finds it. */
function inOrder({ folder }: SeenTag, stored: Stored): readonly string[] {
  const names = stored.flatMap(({ name }) => name ?? []);
  const link = currentLink(folder);
  return [...names.filter((name) => name !== link), ...names.filter((name) => name === link)];
}

class TagRun {
  readonly #asked: Asked;
  readonly #left: Map<string, SeenTag>;
  readonly #standing: readonly string[];
  /** By an image's folder of tags: true if all tags are there that must stay. */
  readonly #stands = new Map<string, boolean>();
  readonly #failures = new Map<string, string>();
  readonly #requestIds: (string | undefined)[] = [];
  #deleted = 0;
  #found = 0;

  constructor(asked: Asked, { tags = [], standing = [] }: Removing) {
    this.#asked = asked;
    this.#standing = standing;
    this.#left = new Map(tags.map((tag) => [tag.folder, tag]));
  }

  async run(): Promise<void> {
    for (const first of [...this.#left.keys()].toSorted()) {
      if (!this.#left.has(first)) continue;
      if (!(await this.#mayGo(tagsFolderOf(first)))) {
        this.#keep(tagsFolderOf(first));
        continue;
      }
      const stored = await storedFrom(this.#asked, first);
      const here = [...stored].flatMap(([folder, objects]) => {
        const tag = this.#left.get(folder);
        return tag === undefined ? [] : [{ tag, objects }];
      });
      const same = here.filter(({ tag, objects }) => isAsSeen(tag, objects));
      const reasons = await this.#delete(same.flatMap(({ tag, objects }) => inOrder(tag, objects)));
      for (const { tag, objects } of here) {
        const isSame = isAsSeen(tag, objects);
        this.#end(tag, isSame ? reasonOf(objects, reasons) : CHANGED, objects.length > 0);
      }
      this.#told();
    }
  }

  async #mayGo(tags: string): Promise<boolean> {
    const known = this.#stands.get(tags);
    if (known !== undefined) return known;
    const standing = this.#standing.filter((folder) => tagsFolderOf(folder) === tags);
    const there = standing.length === 0 ? undefined : await tagsAt(this.#asked, tags);
    const all = standing.every((folder) => there?.has(folder));
    this.#stands.set(tags, all);
    return all;
  }

  #keep(tags: string): void {
    for (const [folder, tag] of this.#left) {
      if (tagsFolderOf(folder) === tags) this.#end(tag, NEWEST_GONE, true);
    }
    this.#told();
  }

  async #delete(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const reasons = new Map<string, string>();
    for (let start = 0; start < names.length; start += BATCH) {
      const batch = names.slice(start, start + BATCH);
      const { failures, requestIds } = await deleteByName(this.#asked, batch);
      for (const [name, reason] of failures) reasons.set(name, reason);
      this.#requestIds.push(...requestIds);
    }
    return reasons;
  }

  #end({ folder }: SeenTag, reason: string | undefined, wasThere: boolean): void {
    this.#left.delete(folder);
    if (reason === CHANGED || reason === NEWEST_GONE) this.#requestIds.push(undefined);
    if (reason !== undefined) this.#failures.set(folder, reason);
    else {
      this.#deleted += 1;
      if (wasThere) this.#found += 1;
    }
  }

  fail({ messages, requestId }: ApiErrorFacts): void {
    for (const folder of this.#left.keys()) this.#failures.set(folder, messages.join('. '));
    this.#requestIds.push(requestId);
    this.#told();
  }

  #told(): void {
    this.#asked.onProgress?.({ deleted: this.#deleted, failed: this.#failures.size });
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

function reasonOf(objects: Stored, reasons: ReadonlyMap<string, string>): string | undefined {
  return objects.map(({ name = '' }) => reasons.get(name)).find((reason) => reason !== undefined);
}

/** Deletes tags of a container registry as `removeObjects` does objects. Failures are by folder. */
export async function removeTags(
  access: StorageAccess,
  container: string,
  removing: Removing,
  options: RemovalOptions,
): Promise<Removed> {
  const { tellsEach } = removing;
  const run = new TagRun({ ...options, access, container }, removing);
  try {
    await run.run();
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.facts.kind === 'cancelled') throw thrown;
    if (run.removed.deleted === 0 && !tellsEach) throw thrown;
    run.fail(thrown.facts);
  }
  const { removed } = run;
  if (!tellsEach && removed.failures.size > 0) {
    // Nobody knows a tag by its folder, and the call's own message names it.
    const messages = [...new Set(removed.failures.values())];
    const requestId = commonRequest(removed);
    throw new ApiError({ ...failure('refused', '').facts, messages, requestId });
  }
  return removed;
}
