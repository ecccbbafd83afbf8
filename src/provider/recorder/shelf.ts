import type { Sealed } from './sealed';

/** A recording as it is stored in the browser. */
export interface OnShelf {
  /** Time of the last write, in milliseconds since the epoch. */
  readonly at: number;
  readonly head: Sealed;
  /** Answers by the numbers in the head. */
  readonly answers: ReadonlyMap<number, Sealed>;
}

/** The changes since a recording was last written. */
export interface Written extends OnShelf {
  /** Numbers of answers that were removed. */
  readonly gone: readonly number[];
}

/** Storage of all tabs' recordings, by id. Everything rejects if nothing can be kept. */
export interface Shelf {
  has(id: string): Promise<boolean>;
  read(id: string): Promise<OnShelf | undefined>;
  /** Writes all or nothing; `answers` are only the new ones. */
  write(id: string, written: Written): Promise<void>;
  /** Removes recordings whose last write was before a time. */
  sweep(before: number): Promise<void>;
  /** Removes all. */
  clear(): Promise<void>;
}

const NAME = 'wheelhouse.recording';
/** Raised with each change of the format: older data is then dropped. */
const FORMAT = 1;
const STORES = ['heads', 'answers'];

type Head = Pick<OnShelf, 'at' | 'head'>;

/** An answer's key is `[id, number]`. An array sorts after any number, so `[]` ends the range. */
const answersOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

const numberOf = (key: IDBValidKey | undefined): number =>
  Array.isArray(key) ? Number(key[1]) : -1;

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No reason told')));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, FORMAT);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    for (const store of Array.from(database.objectStoreNames)) database.deleteObjectStore(store);
    for (const store of STORES) database.createObjectStore(store);
  });
  const database = await settled(request);
  // A page of another release need not wait.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** A shelf in the browser's IndexedDB. */
export function createShelf(): Shelf {
  let opened: Promise<IDBDatabase> | undefined;

  /** Resolves once all requests of `work` are done. */
  async function within<Result>(
    mode: IDBTransactionMode,
    work: (heads: IDBObjectStore, answers: IDBObjectStore) => Promise<Result> | Result,
  ): Promise<Result> {
    const transaction = (await (opened ??= openDatabase())).transaction(STORES, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('No reason told')),
      );
    });
    const worked = work(transaction.objectStore('heads'), transaction.objectStore('answers'));
    const [result] = await Promise.all([worked, done]);
    return result;
  }

  return {
    has: (id) => within('readonly', async (heads) => (await settled(heads.count(id))) > 0),
    read: (id) =>
      within('readonly', async (heads, answers) => {
        const [head, keys, values] = await Promise.all([
          settled(heads.get(id) as IDBRequest<Head | undefined>),
          settled(answers.getAllKeys(answersOf(id))),
          // Both come in the order of the keys.
          settled(answers.getAll(answersOf(id)) as IDBRequest<Sealed[]>),
        ]);
        if (head === undefined) return undefined;
        const numbered = values.map((value, at) => [numberOf(keys[at]), value] as const);
        return { ...head, answers: new Map(numbered) };
      }),
    write: (id, { at, head, answers: added, gone }) =>
      within('readwrite', (heads, answers) => {
        heads.put({ at, head }, id);
        for (const [number, answer] of added) answers.put(answer, [id, number]);
        for (const number of gone) answers.delete([id, number]);
      }),
    sweep: (before) =>
      within('readwrite', async (heads, answers) => {
        const [ids, all] = await Promise.all([
          settled(heads.getAllKeys() as IDBRequest<string[]>),
          settled(heads.getAll() as IDBRequest<Head[]>),
        ]);
        for (const [index, id] of ids.entries()) {
          if ((all[index]?.at ?? 0) >= before) continue;
          heads.delete(id);
          answers.delete(answersOf(id));
        }
      }),
    clear: () =>
      within('readwrite', (heads, answers) => {
        heads.clear();
        answers.clear();
      }),
  };
}
