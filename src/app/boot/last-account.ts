import { keep, readKept } from '@/lib/kept';
import { KINDS } from '@/model/kinds';

/** The account that the next start draws before anything is read; gone with the session. */
const KEY = 'wheelhouse.last-account';

interface LastAccount {
  readonly id: string;
  readonly name: string;
}

export function readLastAccount(): LastAccount | undefined {
  const [id, ...name] = readKept('localStorage', KEY)?.split(' ') ?? [];
  return id === undefined ? undefined : { id, name: name.join(' ') };
}

export function keepLastAccount(account: LastAccount | undefined): void {
  keep('localStorage', KEY, account && `${account.id} ${account.name}`);
}

const PATH = /^\/(?:accounts\/[^/]+(?:\/(?:([^/]+)(?:\/.*)?)?)?)?$/;

export function startsInFirstArea(pathname: string): boolean {
  const [whole, area] = PATH.exec(pathname) ?? [];
  return whole !== undefined && (area === undefined || area === KINDS.server.route);
}
