import type { RestCall } from '@/model/call';
import type { ServerUpdate } from '@/wire/server';

/** Saves changes of a server's own fields (spec 2 §7 "Update"). */
export function updateServerCall(server: string, changes: ServerUpdate): RestCall {
  return { way: 'rest', method: 'PUT', kind: 'server', id: server, body: { ...changes } };
}
