import type { RestKind } from '@/model/kinds';
import { KIND_OF } from '@/model/report/rest';
import type { ReportedCall } from '@/wire/report';

/** A call with its answer. */
export type Answered = Pick<ReportedCall, 'api' | 'method' | 'path' | 'query' | 'status'> & {
  readonly answer: unknown;
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** A record, and of which account's collection. */
interface Known {
  readonly row: Row;
  readonly scope: string;
}

/** `/1.0/servers`, `/1.0/user/collaborations`, `/1.0/servers/srv-web01`. */
const PLACE = /^\/1\.0\/(user\/)?([a-z_]+)(?:\/([a-z]{3}-[a-z0-9]{5}))?$/u;

const isRow = (given: unknown): given is Row =>
  typeof given === 'object' && given !== null && 'id' in given && typeof given.id === 'string';

/** What the panel has of each record by a row of answers, the oldest first: of each field what was sent last. */
export function presentRecords(answers: Iterable<Answered>): Record<string, readonly unknown[]> {
  const known = new Map<RestKind, Map<string, Known>>();
  for (const { api, method, path, query = {}, status, answer } of answers) {
    const [, own = '', collection = '', id] = PLACE.exec(path) ?? [];
    const kind = KIND_OF.get(collection);
    if (api !== 'rest' || method !== 'GET' || kind === undefined) continue;
    const records = known.get(kind) ?? new Map<string, Known>();
    known.set(kind, records);
    const scope = `${own}${query['account_id'] ?? ''}`;
    const put = (row: Row) =>
      records.set(row.id, { row: { ...records.get(row.id)?.row, ...row }, scope });
    if (id !== undefined) {
      if (status === 404) records.delete(id);
      else if (status < 300 && isRow(answer)) put(answer);
      continue;
    }
    if (status >= 300 || !Array.isArray(answer)) continue;
    const rows = answer.filter(isRow);
    const isPart = 'limit' in query || 'offset' in query;
    const ids = new Set(rows.map((row) => row.id));
    for (const [each, { scope: of }] of records) {
      if (!isPart && of === scope && !ids.has(each)) records.delete(each);
    }
    rows.forEach(put);
  }
  return Object.fromEntries(
    [...known].flatMap(([kind, records]) =>
      records.size === 0 ? [] : [[kind, [...records.values()].map(({ row }) => row)]],
    ),
  );
}
