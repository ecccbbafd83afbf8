import type { Content } from '@mocks/orbit/content';
import { NamedMap } from '@mocks/orbit/named-map';

/** Swift's own headers by their full names, each word with a capital letter. */
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
  /** MD5 of its content in hexadecimal digits; of a static large object, of its manifest. */
  hash: string;
  /** When it was written, in hundred-thousandths of a second. */
  at: number;
  metadata: Metadata;
  content: Content;
  /** Seconds since 1970 at which it goes, or null. */
  deleteAt: number | null;
  /** Of a static large object; its content then is the manifest. */
  large: { segments: readonly Segment[]; etag: string; bytes: number } | null;
}

/** How many bytes a listing tells of an object. */
export const shownBytes = ({ large, content }: StoredObject): number =>
  large?.bytes ?? content.size;

/** Objects that are made when something first asks for them, and what is known of them until then. */
export interface Unmade {
  count: number;
  bytes: number;
  make: () => Iterable<StoredObject>;
}

export class Container {
  readonly name: string;
  /** When it was made and when last its metadata changed, in hundred-thousandths of a second. */
  readonly madeAt: number;
  changedAt: number;
  metadata: Metadata;
  /** Whether the provider alone writes to it: images and database snapshots lie in one such. */
  isProvidersOwn = false;
  /** The names of its objects that were put or removed, for who keeps them elsewhere. */
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

  /** What its objects take up; of a static large object the manifest alone. */
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

  /** Lets go of what has expired; `now` is seconds since 1970. */
  expire(now: number): void {
    for (const name of this.#expiring) {
      const object = this.#objects.get(name);
      if (object?.deleteAt !== null && (object?.deleteAt ?? 0) <= now) this.remove(name);
    }
  }
}

/** An account's storage. */
export class StorageAccount {
  readonly name: string;
  readonly madeAt: number;
  readonly containers = new NamedMap<Container>();
  metadata: Metadata = {};
  /** What its keys of temporary links were before they last changed, at a time in milliseconds. */
  formerKeys: { metadata: Metadata; until: number } = { metadata: {}, until: 0 };

  constructor(name: string, at: number) {
    this.name = name;
    this.madeAt = at;
  }
}

/** All that Orbit keeps. */
export class OrbitStore {
  readonly #accounts = new Map<string, StorageAccount>();
  #last = 0;

  /** An account, which is there as soon as it is asked for. */
  account(name: string, now: number): StorageAccount {
    const account = this.#accounts.get(name) ?? new StorageAccount(name, this.stamp(now));
    this.#accounts.set(name, account);
    return account;
  }

  accountNames(): string[] {
    return [...this.#accounts.keys()];
  }

  /** A time that no other change has, in hundred-thousandths of a second; `now` in milliseconds. */
  stamp(now: number): number {
    this.#last = Math.max(Math.floor(now * 100), this.#last + 1);
    return this.#last;
  }
}
