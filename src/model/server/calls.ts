import { callAction, type Call, create, type RestCall, update } from '@/model/call';
import type { NewServerBody } from '@/model/server/create/request';
import type { ServerUpdate } from '@/wire/server';

/** Creates a server, and waits for the cloud IP that it asks for. */
export function createServerCall(body: NewServerBody): RestCall {
  const call = create('server', body);
  return body.cloud_ip === undefined ? call : { ...call, awaits: 'cloud_ips' };
}

/** Saves changed fields of a server (spec 2 §7 "Update"). */
export function updateServerCall(server: string, changes: ServerUpdate): Call {
  return update('server', server, changes);
}

/** Changes a server's type (spec 2 §5). */
export function resizeCall(server: string, type: string): Call {
  return callAction('server', server, 'resize', { new_type: type }, { server_type: type });
}
