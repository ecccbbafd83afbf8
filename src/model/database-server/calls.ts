import { callAction, type Call, create, type RestCall, update } from '@/model/call';
import { CREATION_SECONDS } from '@/model/creation';
import type { NewDatabaseBody } from '@/model/database-server/create/request';
import type { AccessRule } from '@/wire/database-server';

/** Creates a Cloud SQL server. */
export function createDatabaseCall(body: NewDatabaseBody): RestCall {
  return { ...create('database_server', body), takes: CREATION_SECONDS.database_server };
}

/** Changes its type (spec 2 §7). */
export function resizeDatabaseCall(server: string, type: string): Call {
  return callAction(
    'database_server',
    server,
    'resize',
    { new_type: type },
    { database_server_type: type },
  );
}

/** Saves who may reach it. */
export function accessCall(server: string, rules: readonly AccessRule[]): Call {
  return update('database_server', server, { access_control: rules });
}
