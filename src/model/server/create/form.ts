import type { UserData } from '@/model/server/user-data';
import { NO_USER_DATA } from '@/model/server/user-data';

export type ServerSource = 'image' | 'volume';

/** The form of a new server; empty ids are not chosen yet. */
export interface NewServer {
  name: string;
  count: number;
  /** Servers created by an earlier attempt. */
  made: number;
  type: string;
  from: ServerSource;
  image: string;
  volume: string;
  /** GB, for network storage. */
  rootSize: string;
  /** Empty lets the provider choose. */
  zone: string;
  /** Empty means the default group. */
  groups: readonly string[];
  cloudIp: 'none' | 'new' | 'existing';
  existingIp: string;
  userData: UserData;
  /** Saved to the user first; empty keeps the user's own. */
  sshKeys: string;
  encrypted: boolean;
}

/** More is likely a typing error. */
export const MOST_SERVERS = 50;

/** Returns an empty form; `smallestVolume` is GB. */
export function emptyServer(smallestVolume: number): NewServer {
  return {
    name: '',
    count: 1,
    made: 0,
    type: '',
    from: 'image',
    image: '',
    volume: '',
    rootSize: String(smallestVolume),
    zone: '',
    groups: [],
    cloudIp: 'none',
    existingIp: '',
    userData: NO_USER_DATA,
    sshKeys: '',
    encrypted: false,
  };
}

export function serversToMake({ count, made }: Pick<NewServer, 'count' | 'made'>): number {
  return Math.max(count - made, 1);
}

export function serverNames(name: string, count: number): readonly string[] {
  const given = name.trim();
  return Array.from({ length: count }, (_, index) =>
    count === 1 || given === '' ? given : `${given}-${String(index + 1)}`,
  );
}

/** Replaces a count that is still being typed. */
export function withValidCount(form: NewServer): NewServer {
  const { count } = form;
  const isPossible = Number.isInteger(count) && count >= 1 && count <= MOST_SERVERS;
  return isPossible ? form : { ...form, count: 1 };
}
