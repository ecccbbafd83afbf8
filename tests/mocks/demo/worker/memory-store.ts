import type { Changes, WorldSnapshot, Store } from '@mocks/demo/worker/store';

type Entries<Value> = Map<string, Value>;

interface StandIn extends Store {
  /** The next write fails, as on a full disk it does by `QuotaExceededError`. */
  failBy(name: string): void;
}

/** A store in memory. It copies what is written, as IndexedDB does. */
export function memoryStore(): StandIn {
  let about: Changes['about'] | undefined;
  const rows: Entries<Changes['rows'][number]> = new Map();
  const accounts: Entries<Changes['orbit']['accounts'][number]> = new Map();
  const objects: Entries<Changes['orbit']['objects'][number]> = new Map();
  let failing: string | undefined;
  const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);
  return {
    failBy(name) {
      failing = name;
    },
    read: () =>
      Promise.resolve(
        structuredClone<WorldSnapshot>({
          about,
          rows: [...rows.values()],
          orbit: { accounts: [...accounts.values()], objects: [...objects.values()] },
        }),
      ),
    write(given, isNew) {
      if (failing !== undefined) {
        const error = new DOMException('It cannot be written', failing);
        failing = undefined;
        return Promise.reject(error);
      }
      const changes = structuredClone(given);
      if (isNew) for (const each of [rows, accounts, objects]) each.clear();
      about = changes.about;
      for (const row of changes.rows) rows.set(keyOf(...row[0]), row);
      for (const account of changes.orbit.accounts) accounts.set(account[0], account);
      for (const [account, container] of changes.orbit.gone) {
        const start = keyOf(account, container).slice(0, -1);
        for (const key of objects.keys()) if (key.startsWith(`${start},`)) objects.delete(key);
      }
      for (const object of changes.orbit.objects) objects.set(keyOf(...object[0]), object);
      return Promise.resolve();
    },
  };
}
