import { created } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { changeOf, finishCreation, nowToTheSecond, runTransition } from '@mocks/provider/changes';
import { databaseEngines, type DatabaseEngine } from '@mocks/provider/database-engines';
import { faultOfCreation } from '@mocks/provider/faults';
import type { Finish } from '@mocks/provider/jobs';
import { creatingAccount, needDatabaseRam } from '@mocks/provider/quota';
import { unprocessable } from '@mocks/provider/refusal';
import { databaseServerFull } from '@mocks/provider/represent/database';
import type { DatabaseServerRow, DatabaseSnapshotRow, DatabaseTypeRow } from '@mocks/provider/rows';
import { makers } from '@mocks/provider/worlds/make';
import { databaseServerChanges } from '@mocks/provider/behaviour/database-server-fields';
import { zoneChoice } from '@mocks/provider/behaviour/zone-choice';

/** Milliseconds (docs/product/databases.md#creation-time). */
const creationTime = 180_000;

/** A text of the body, or undefined when it was null or not sent. */
const choice = (call: Call, name: string): string | undefined =>
  call.body[name] === null ? undefined : textField(call, name);

/** The type that the body names, or the default one. Throws 422 for an unknown one. */
function typeChoice(call: Call): DatabaseTypeRow {
  const asked = choice(call, 'database_type');
  const type = call.world.database_type
    .all()
    .find((each) => (asked === undefined ? each.default : each.id === asked));
  if (!type) throw unprocessable('Database type is invalid');
  return type;
}

/** The engine and version of a new database. */
type Content = Pick<DatabaseServerRow, 'database_engine' | 'database_version'>;

function versionChoice(call: Call, { id, label, versions }: DatabaseEngine): Content {
  const asked = choice(call, 'version');
  const version = versions.find((each) =>
    asked === undefined ? each.isDefault : each.id === asked,
  );
  if (!version) throw unprocessable('Version is invalid');
  if (!version.isAvailable) {
    throw unprocessable(
      `${label} version ${version.id} is no longer supported. Specify a newer version`,
    );
  }
  return { database_engine: id, database_version: version.id };
}

/** The account's available snapshot with this id. Throws 422 otherwise. */
function snapshotChoice(call: Call, account: string, id: string): DatabaseSnapshotRow {
  const snapshot = call.world.database_snapshot.get(id);
  if (snapshot?.account !== account) throw unprocessable('Snapshot is invalid');
  if (snapshot.status !== 'available') throw unprocessable('Snapshot is not available');
  return snapshot;
}

/** An engine and version, by default the default ones, or those of a snapshot. Throws 422. */
function contentChoice(call: Call, account: string): Content {
  const [engine, version, snapshot] = ['engine', 'version', 'snapshot'].map((name) =>
    choice(call, name),
  );
  if (snapshot !== undefined) {
    if ((engine ?? version) !== undefined) {
      throw unprocessable('Only one of engine and snapshot can be given');
    }
    const { database_engine, database_version } = snapshotChoice(call, account, snapshot);
    return { database_engine, database_version };
  }
  const found = databaseEngines.find((each) =>
    engine === undefined ? each.isDefault : each.id === engine,
  );
  if (!found) throw unprocessable('Engine is invalid');
  return versionChoice(call, found);
}

/** A password that only this one answer contains. */
export const newPassword = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/**
 * `POST database_servers`: `creating` for its expected time, then `active`, or `failed` by its
 * name. Only this answer has the admin's password. A server made from a snapshot keeps the
 * snapshot's (docs/product/databases.md#password-snapshot). Throws 403 if the account may not
 * create or has no database RAM left. Throws 422 for a wrong field.
 */
export const createDatabaseServer: Endpoint = (call) => {
  const { core, actor, view, world } = call;
  const account = creatingAccount(call);
  const type = typeChoice(call);
  const content = contentChoice(call, account.id);
  const zone = zoneChoice(call);
  const changes = databaseServerChanges(call, account.id);
  needDatabaseRam(call, account, type.ram);
  const now = nowToTheSecond(call);
  const row = world.database_server.put(
    makers(core.clock).databaseServer({
      id: core.newId('database_server'),
      account: account.id,
      ...content,
      status: 'creating',
      database_server_type: type.id,
      zone: zone.id,
      created_at: now,
      updated_at: now,
      ...changes,
    }),
  );
  const change = { ...changeOf(row, 'create', { touches: [account.id] }), actor };
  const job = { what: 'database_server.create', args: { id: row.id } } as const;
  runTransition(core, change, creationTime, job);
  const admin_password = typeof call.body['snapshot'] === 'string' ? null : newPassword();
  const body = { ...databaseServerFull(view, row), admin_password };
  return created(202, body);
};

export const finishDatabaseCreation: Finish<'database_server.create'> = (core, { id }) =>
  finishCreation(core.world.database_server, id, ({ name }) => ({
    status: faultOfCreation(name) ? 'failed' : 'active',
    updated_at: nowToTheSecond({ core }),
  }));
