import { callAction, type Call, create, type RestCall, update } from '@/model/call';
import type { NewServerBody } from '@/model/server/create/request';
import type { ServerUpdate } from '@/wire/compute';

export function createServerCall(body: NewServerBody): RestCall {
  const call = create('server', body);
  return body.cloud_ip === undefined ? call : { ...call, awaits: 'cloud_ips' };
}

export function updateServerCall(server: string, changes: ServerUpdate): Call {
  return update('server', server, changes);
}

export function resizeCall(server: string, type: string): Call {
  return callAction('server', server, 'resize', { new_type: type }, { server_type: type });
}
