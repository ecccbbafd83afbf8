/** The account that the next start draws before anything is read; gone with the session. */
const KEY = 'wheelhouse.last-account';

interface LastAccount {
  readonly id: string;
  readonly name: string;
}

/** The account last on the screen, if its session has not ended. */
export function readLastAccount(): LastAccount | undefined {
  try {
    const [id, ...name] = localStorage.getItem(KEY)?.split(' ') ?? [];
    return id === undefined ? undefined : { id, name: name.join(' ') };
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it. */
export function keepLastAccount(account: LastAccount | undefined): void {
  try {
    if (account === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${account.id} ${account.name}`);
  } catch {
    // The next start shows the name a little later.
  }
}
