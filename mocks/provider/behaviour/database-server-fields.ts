import type { AccessRule, DatabaseAccess } from '@/wire/databases';
import { isAddress } from '@mocks/provider/addresses';
import type { Call } from '@mocks/provider/call';
import { clearableField, labelOf, sent } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { DatabaseServerRow } from '@mocks/provider/rows';
import { snapshotPlanChanges } from '@mocks/provider/behaviour/snapshot-plan-fields';

/** A whole number from 0, also as text. Null changes nothing. Throws 422. */
function upTo(call: Call, name: string, highest: number): number | undefined {
  const value = call.body[name] ?? undefined;
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  const fits = typeof number === 'number' && Number.isInteger(number);
  if (fits && number >= 0 && number <= highest) return number;
  throw unprocessable(`${labelOf(name)} must be from 0 to ${highest}`);
}

/** Any, an address or subnet, a server or group of the account. */
function isSource({ world }: Call, account: string, source: string): boolean {
  const owner = world.server.get(source)?.account ?? world.server_group.get(source)?.account;
  return source === 'any' || isAddress(source) || owner === account;
}

/** A rule, or the source alone. Throws 422. */
function ruleOf(call: Call, account: string, name: string, given: unknown): AccessRule {
  const rule = typeof given === 'object' && given !== null ? given : { source: given };
  const { source, description = null }: { source?: unknown; description?: unknown } = rule;
  if (typeof source !== 'string' || !isSource(call, account, source)) {
    throw unprocessable(`${labelOf(name)} has an invalid source`);
  }
  if (description !== null && typeof description !== 'string') {
    throw unprocessable(`${labelOf(name)} has an invalid description`);
  }
  return { source, description };
}

function rulesField(call: Call, account: string, name: string): AccessRule[] | undefined {
  const given = call.body[name] ?? undefined;
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) throw unprocessable(`${labelOf(name)} must be a list`);
  return given.map((each: unknown) => ruleOf(call, account, name, each));
}

/** The access list of a database, in the panel's form or in the public API's. */
function accessField(call: Call, account: string): DatabaseAccess | undefined {
  const access_control = rulesField(call, account, 'access_control');
  if (access_control) return { access_control };
  const allowed = rulesField(call, account, 'allow_access');
  return allowed && { allow_access: allowed.map(({ source }) => source) };
}

/** A changed text: '' if null was sent. */
const textChange = (call: Call, name: string): string | undefined => {
  const text = clearableField(call, name);
  return text === null ? '' : text;
};

/** Reads the changes to a database server for create and save. Throws 422 for a wrong field. */
export const databaseServerChanges = (call: Call, account: string): Partial<DatabaseServerRow> => ({
  ...sent<Partial<DatabaseServerRow>>({
    name: textChange(call, 'name'),
    description: textChange(call, 'description'),
    access: accessField(call, account),
    maintenance_weekday: upTo(call, 'maintenance_weekday', 6),
    maintenance_hour: upTo(call, 'maintenance_hour', 23),
  }),
  ...snapshotPlanChanges(call),
});
