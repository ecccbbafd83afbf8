import type { UserData } from '@/model/server/user-data';
import { NO_USER_DATA } from '@/model/server/user-data';

/** What a new server starts from. */
export type ServerSource = 'image' | 'volume';

/** The form of a new server; ids are empty until something is chosen. */
export interface NewServer {
  name: string;
  /** How many equal servers. */
  count: number;
  /** How many of them stand already, because an earlier try was refused midway. */
  made: number;
  /** A server type's id. */
  type: string;
  from: ServerSource;
  image: string;
  volume: string;
  /** GB, as typed: the root volume of a server with network storage. */
  rootSize: string;
  /** A zone's id; empty leaves the choice to the provider. */
  zone: string;
  /** Ids of groups; none means the default group. */
  groups: readonly string[];
  cloudIp: 'none' | 'new' | 'existing';
  existingIp: string;
  userData: UserData;
  /** Keys to save to the user first; empty leaves the user's own. */
  sshKeys: string;
  encrypted: boolean;
}

/** More would be a mistake of typing. */
export const MOST_SERVERS = 50;

/** An empty form; the root volume is of the smallest size, in GB. */
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

/** How many servers the form would make now. */
export function serversToMake({ count, made }: Pick<NewServer, 'count' | 'made'>): number {
  return Math.max(count - made, 1);
}

/** The names of equal servers: -1 to -n; without a name all go by their ids. */
export function serverNames(name: string, count: number): readonly string[] {
  const given = name.trim();
  return Array.from({ length: count }, (_, index) =>
    count === 1 || given === '' ? given : `${given}-${String(index + 1)}`,
  );
}
