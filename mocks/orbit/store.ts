import type { Content } from '@mocks/orbit/content';
import { NamedMap } from '@mocks/orbit/named-map';

/** Swift's own headers by full name, with a capital at each word. */
export type Metadata = Readonly<Record<string, string>>;

/** A piece of a static large object: the bytes from `start` to before `end` of another object. */
export interface Segment {
  /** `/container/object`. */
  path: string;
  hash: string;
  bytes: number;
  contentType: string;
  start: number;
  end: number;
}

export interface StoredObject {
  readonly name: string;
  contentType: string;
  /** MD5 in hexadecimal digits of the content, or of a static large object's manifest. */
  hash: string;
  /** Time of its last write in hundred-thousandths of a second since 1970. */
  at: number;
  metadata: Metadata;
  content: Content;
  /** Time of its deletion in seconds since 1970, or null. */
  deleteAt: number | null;
  /** A static large object's segments; `content` is then the manifest. Null for other objects. */
  large: { segments: readonly Segment[]; etag: string; bytes: number } | null;
}

/** Object size in bytes as a listing shows it. */
export const shownBytes = ({ large, content }: StoredObject): number =>
  large?.bytes ?? content.size;

/** Objects that are made when first needed, and their totals until then. */
export interface Unmade {
  count: number;
  bytes: number;
  make: () => Iterable<StoredObject>;
}

export class Container {
  readonly name: string;
  /** Times of creation and of the last change of metadata, in hundred-thousandths of a second. */
  readonly madeAt: number;
  changedAt: number;
  metadata: Metadata;
  /** True if only the provider writes to it, as to that of images and database snapshots. */
  isProvidersOwn = false;
  /** Names of objects that were put or removed, for code that saves them elsewhere. */
  readonly touched = new Set<string>();
  #objects = new NamedMap<StoredObject>();
  #unmade: Unmade | null;
  #bytes: number;
  readonly #expiring = new Set<string>();

  constructor(name: string, at: number, metadata: Metadata = {}, unmade: Unmade | null = null) {
    this.name = name;
    this.madeAt = at;
    this.changedAt = at;
    this.metadata = metadata;
    this.#unmade = unmade;
    this.#bytes = unmade?.bytes ?? 0;
  }

  get count(): number {
    return this.#unmade?.count ?? this.#objects.size;
  }

  /** Total size in bytes; a static large object counts as its manifest. */
  get bytes(): number {
    return this.#bytes;
  }

  get objects(): NamedMap<StoredObject> {
    if (this.#unmade) {
      this.#objects = new NamedMap(this.#unmade.make());
      this.#unmade = null;
    }
    return this.#objects;
  }

  put(object: StoredObject): void {
    this.remove(object.name);
    this.objects.put(object);
    this.touched.add(object.name);
    this.#bytes += object.content.size;
    if (object.deleteAt !== null) this.#expiring.add(object.name);
  }

  remove(name: string): void {
    const object = this.objects.get(name);
    if (!object) return;
    this.#bytes -= object.content.size;
    this.#expiring.delete(name);
    this.objects.remove(name);
    this.touched.add(name);
  }

  /** Removes expired objects; `now` in seconds since 1970. */
  expire(now: number): void {
    for (const name of this.#expiring) {
      const object = this.#objects.get(name);
      if (object?.deleteAt !== null && (object?.deleteAt ?? 0) <= now) this.remove(name);
    }
  }
}

export class StorageAccount {
  readonly name: string;
  readonly madeAt: number;
  readonly containers = new NamedMap<Container>();
  metadata: Metadata = {};
  /** Metadata with the temporary links' keys before their last change, in force `until` (ms). */
  formerKeys: { metadata: Metadata; until: number } = { metadata: {}, until: 0 };

  constructor(name: string, at: number) {
    this.name = name;
    this.madeAt = at;
  }
}

/** Orbit's whole data. */
export class OrbitStore {
  readonly #accounts = new Map<string, StorageAccount>();
  #last = 0;

  /** Returns an account, and makes it if it is missing; `now` in milliseconds. */
  account(name: string, now: number): StorageAccount {
    const account = this.#accounts.get(name) ?? new StorageAccount(name, this.stamp(now));
    this.#accounts.set(name, account);
    return account;
  }

  accountNames(): string[] {
    return [...this.#accounts.keys()];
  }

  /** A unique time for a change in hundred-thousandths of a second; `now` in milliseconds. */
  stamp(now: number): number {
    this.#last = Math.max(Math.floor(now * 100), this.#last + 1);
    return this.#last;
  }
}
