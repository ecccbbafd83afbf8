import type { ReportFile } from '@/wire/report';
import { kindNames, kinds } from '@mocks/provider/kinds';
import { isObject } from '@mocks/replay/report-file';
import type { Asked } from '@mocks/replay/recorded-calls';

const PATH = /^\/1\.0\/(?:user\/)?([a-z_]+)(?:\/([^/]+))?\/?$/u;

const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined);

/** True if a record names this account, or none. */
const isOf = (record: unknown, account: string | undefined): boolean => {
  const named = isObject(record) ? idOf(record['account']) : undefined;
  return account === undefined || named === undefined || named === account;
};

/**
 * Answers a read of the REST API from the records that the panel held in the end. Returns a list, a
 * record, or undefined if it held none.
 */
export function keptRecords(
  records: ReportFile['records'],
  { method, path, query }: Asked,
): unknown {
  const [, collection, id] = PATH.exec(path) ?? [];
  const kind = kindNames.find((name) => kinds[name].collection === collection);
  if (method !== 'GET' || kind === undefined) return undefined;
  const rows = records[kind] ?? [];
  if (id !== undefined) return rows.find((record) => idOf(record) === id);
  const { account_id: account, resource_id: resource } = query;
  const found = rows.filter(
    (record) =>
      isOf(record, account) &&
      (resource === undefined || (isObject(record) && idOf(record['resource']) === resource)),
  );
  return found.length === 0 ? undefined : found;
}
