import type { Storage } from './storage-context';
import { placeOf } from '@/model/orbit/ids';
import { commonDirectory, zipNames } from '@/model/orbit/zip-names';
import type { ObjectRecord } from '@/model/records/storage';
import type { Wanted } from './use-sharing';

/** Swift's own limit for a listing. */
const LONGEST_LISTING = 10_000;
const FOLDER = 'application/directory';

export interface ZipEntry {
  readonly object: string;
  readonly name: string;
  readonly bytes: number | undefined;
  readonly at: string | undefined;
  readonly isFolder: boolean;
}

interface Place {
  readonly storage: Storage;
  readonly account: string;
  readonly container: string;
  readonly signal: AbortSignal;
  readonly onFound: (count: number) => void;
}

async function* under(place: Place, prefix: string): AsyncGenerator<ObjectRecord> {
  const { storage, account, container, signal } = place;
  for (let marker: string | undefined; ;) {
    const request = {
      account,
      container,
      prefix,
      marker,
      limit: LONGEST_LISTING,
      newest: true,
    };
    const { rows, isFull } = await storage.listing(request, signal);
    for (const { object } of rows) if (object) yield object;
    const last = rows.at(-1)?.object;
    if (!isFull || last === undefined) return;
    marker = placeOf(last.id).object;
  }
}

/** Finds all that goes into a zip file, each once. Asks for the newest data, as the list of objects does. */
export async function zipContents(place: Place, wanted: Wanted): Promise<readonly ZipEntry[]> {
  const found = new Map<string, Omit<ZipEntry, 'name'>>();
  const add = ({ id, bytes, last_modified: at, content_type: type = '' }: ObjectRecord) => {
    const { object = '' } = placeOf(id);
    const isFolder = type.split(';')[0]?.trim() === FOLDER;
    found.set(object, { object, bytes, at, isFolder });
    if (found.size % 1000 === 0) place.onFound(found.size);
  };
  for (const record of wanted.objects) add(record);
  for (const directory of wanted.directories) {
    for await (const record of under(place, directory)) add(record);
  }
  const chosen = wanted.objects.map(({ id }) => placeOf(id).object ?? '');
  const members = [...found.values()];
  const names = zipNames(members, commonDirectory([...wanted.directories, ...chosen]));
  return members.flatMap((member, index) => {
    const name = names[index];
    return name === undefined ? [] : [{ ...member, name }];
  });
}
