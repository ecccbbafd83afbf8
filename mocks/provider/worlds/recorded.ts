import { recordingsIn } from '@mocks/machine/files';
import { accepted, ok, type Answer } from '@mocks/provider/answer';
import type { Recorded } from '@mocks/provider/worlds/named';

interface Recording {
  name: string;
  body: unknown;
}

/** Live recordings first, then the samples of the API's reference, then stubs. */
const folders = ['./', 'samples/', 'stubs/'];

/** `GET_1.0_servers_srv-id.200~2022-06-17~creating.json` → method, path, status and variant. */
const fileName = /^(GET|POST|PUT|DELETE)_1\.0_(.+?)\.(\d{3})(?:~(.+))?\.json$/;

function readRecordings(): Map<string, Recording[]> {
  const recordings = new Map<string, Recording[]>();
  for (const folder of folders) {
    for (const [file, text] of recordingsIn(folder)) {
      const [, method, path, status, variant = ''] = fileName.exec(file) ?? [];
      if (!method || !path || (status !== '200' && status !== '202')) continue;
      const body: unknown = JSON.parse(text);
      const key = `${method} ${path}`;
      recordings.set(key, [...(recordings.get(key) ?? []), { name: variant, body }]);
    }
  }
  return recordings;
}

const hasId = (body: unknown, id: string): boolean =>
  typeof body === 'object' && body !== null && 'id' in body && body.id === id;

/** Every row of several recordings, once. They come from several accounts, all of the same user. */
function allRows(recordings: readonly Recording[]): readonly unknown[] {
  const rows = recordings.flatMap(({ body }) => (Array.isArray(body) ? (body as unknown[]) : []));
  const idOf = (row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return rows.filter((row, at) => rows.findIndex((each) => idOf(each) === idOf(row)) === at);
}

/** The row of a record in its collection's lists. */
function rowOf(lists: readonly Recording[] | undefined, id: string): unknown {
  const rows = (lists ?? []).flatMap(({ body }) =>
    Array.isArray(body) ? (body as unknown[]) : [],
  );
  return rows.find((row) => hasId(row, id));
}

/** True if the record names another account. */
function isElsewhere(row: unknown, account: string): boolean {
  const of = typeof row === 'object' && row !== null && 'account' in row ? row.account : null;
  return typeof of === 'object' && of !== null && !hasId(of, account);
}

/**
 * The list of one account, since the recordings come from several. Without a recorded list, it has
 * the account's first recorded record.
 */
function listOf(
  lists: readonly Recording[],
  records: readonly Recording[],
  account: string | null,
): unknown {
  if (account === null) return lists[0]?.body;
  const own = lists.find(
    ({ body }) => Array.isArray(body) && !body.some((row) => isElsewhere(row, account)),
  );
  if (own) return own.body;
  const bodies = records.map(({ body }) => body).filter((body) => !isElsewhere(body, account));
  return bodies.slice(0, 1);
}

/**
 * Answers as recorded, unchanged. A list is the account's first recording of its kind. A record is
 * the first with that id, else its row in a list. The two were recorded at different times, and a
 * listed record without its own answer would seem deleted. A mutation gets the recorded 202 for any
 * id. Requests that were never recorded get undefined.
 */
export function createRecorded(): Recorded {
  const recordings = readRecordings();
  return (method, path, query): Answer | undefined => {
    const [collection = '', id, ...further] = path.split('/');
    const template = path.replace(/\/([a-z]{3})-[a-z0-9]{5}/, '/$1-id').replaceAll('/', '_');
    const found = recordings.get(`${method} ${template}`);
    if (method !== 'GET') return found && accepted(found[0]?.body);
    if (id === undefined) {
      const collapsed = query.get('nested') === 'false';
      const asked = found?.find(({ name }) => collapsed && name === 'nested=false');
      if (asked) return ok(allRows([asked, ...(found ?? [])]));
      const records = [...recordings].filter(([key]) => key.startsWith(`GET ${collection}_`));
      const all = records.flatMap(([, each]) => each);
      return found && ok(listOf(found, all, query.get('account_id')));
    }
    const full = found?.find(({ body }) => hasId(body, id))?.body;
    const body = full ?? (further.length === 0 && rowOf(recordings.get(`GET ${collection}`), id));
    return body ? ok(body) : undefined;
  };
}
