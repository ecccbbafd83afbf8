import { callAction, type Call, create, type RestCall, update } from '@/model/call';
import { CREATION_SECONDS } from '@/model/creation';
import type { NewDatabaseBody } from './create';
import type { AccessRule } from '@/wire/databases';

export function createDatabaseCall(body: NewDatabaseBody): RestCall {
  return { ...create('database_server', body), takes: CREATION_SECONDS.database_server };
}

export function resizeDatabaseCall(server: string, type: string): Call {
  return callAction(
    'database_server',
    server,
    'resize',
    { new_type: type },
    { database_server_type: type },
  );
}

export function accessCall(server: string, rules: readonly AccessRule[]): Call {
  return update('database_server', server, { access_control: rules });
}
