import type { Jar } from '@mocks/demo/worker/browser-sessions';
import type {
  KeptAccount,
  KeptObject,
  ObjectKey,
  OrbitChanges,
} from '@mocks/demo/worker/orbit-keeper';
import type { Dials } from '@mocks/provider/dials';
import type { Memory } from '@mocks/provider/memory';
import type { WorldName } from '@mocks/provider/worlds/named';

/** A row of any kind. */
export interface Row {
  readonly id: string;
}

/** State of a demo beside its tables and its object storage. */
export interface About {
  /** Hash of the fields of its rows and of its jobs. */
  shape: string;
  world: WorldName;
  madeAt: number;
  dials: Dials;
  memory: Memory;
  jar: Jar;
}

type RowKey = [table: string, id: string];

/** Differences from the world that its name generates; null for a deleted row. */
export interface Changes {
  about: About;
  rows: readonly (readonly [RowKey, Row | null])[];
  orbit: OrbitChanges;
}

/** A stored world. */
export interface WorldSnapshot {
  about: About | undefined;
  rows: Changes['rows'];
  orbit: Pick<OrbitChanges, 'accounts' | 'objects'>;
}

/** Storage of a demo in the browser. */
export interface Store {
  read(): Promise<WorldSnapshot>;
  /** Writes all or nothing. For a new world it first deletes the old one. */
  write(changes: Changes, isNew: boolean): Promise<void>;
}

/** Version of the database, raised whenever the stored form changes. */
const FORMAT = 2;

const STORES = ['about', 'rows', 'accounts', 'objects'] as const;
const ABOUT = 'demo';

/** Range of all keys that begin with `start`: `[]` sorts after every string. */
const below = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('No reason is told')),
    );
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('No reason is told')),
    );
  });

/** Reads all entries of a store. */
async function entriesOf<Key, Value>(store: IDBObjectStore): Promise<[Key, Value][]> {
  const [keys, values] = await Promise.all([
    settled(store.getAllKeys()),
    settled(store.getAll() as IDBRequest<Value[]>),
  ]);
  // Both are in key order.
  return values.map((value, index) => [keys[index] as Key, value]);
}

const storeOf = (database: IDBDatabase): Store => ({
  async read() {
    const transaction = database.transaction(STORES);
    const store = (name: (typeof STORES)[number]) => transaction.objectStore(name);
    const [about, rows, accounts, objects] = await Promise.all([
      settled(store('about').get(ABOUT) as IDBRequest<About | undefined>),
      entriesOf<RowKey, Row | null>(store('rows')),
      entriesOf<string, KeptAccount>(store('accounts')),
      entriesOf<ObjectKey, KeptObject | null>(store('objects')),
    ]);
    return { about, rows, orbit: { accounts, objects } };
  },
  async write({ about, rows, orbit }, isNew) {
    const transaction = database.transaction(STORES, 'readwrite');
    const store = (name: (typeof STORES)[number]) => transaction.objectStore(name);
    if (isNew) for (const name of STORES) store(name).clear();
    store('about').put(about, ABOUT);
    for (const [key, row] of rows) store('rows').put(row, key);
    for (const [name, account] of orbit.accounts) store('accounts').put(account, name);
    for (const [account, container] of orbit.gone) {
      store('objects').delete(below(account, container));
    }
    for (const [key, object] of orbit.objects) store('objects').put(object, key);
    await finished(transaction);
  },
});

interface Opened {
  store: Store;
  /** True if another release's store was here. This release cannot read it and has deleted it. */
  isOther: boolean;
}

const isOfNewer = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

/** Opens a store. Rejects if the browser allows no storage. */
export async function openStore(name: string): Promise<Opened> {
  try {
    return await openOwn(name);
  } catch (error) {
    if (!isOfNewer(error)) throw error;
    await settled(indexedDB.deleteDatabase(name));
    return { ...(await openOwn(name)), isOther: true };
  }
}

async function openOwn(name: string): Promise<Opened> {
  let isOther = false;
  const request = indexedDB.open(name, FORMAT);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result: database } = request;
    isOther = oldVersion > 0;
    // A copy: the list shows only the stores that are left.
    const before = Array.from(database.objectStoreNames);
    for (const store of before) database.deleteObjectStore(store);
    for (const store of STORES) database.createObjectStore(store);
  });
  const database = await settled(request);
  // The worker of a new release must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return { store: storeOf(database), isOther };
}
