import { act, type Call, create, update } from '@/model/call';
import { scheduleText, type Schedule } from '@/model/schedule';
import type { NewServerBody } from '@/model/server/create/request';
import { wireRetention, type Retention } from '@/model/server/snapshots';
import type { ServerUpdate } from '@/wire/server';

/** Makes one server. */
export function createServerCall(body: NewServerBody): Call {
  return create('server', body);
}

/** Saves changes of a server's own fields (spec 2 §7 "Update"). */
export function updateServerCall(server: string, changes: ServerUpdate): Call {
  return update('server', server, changes);
}

/** Makes a server another type (spec 2 §5: POST resize with new_type). */
export function resizeCall(server: string, type: string): Call {
  return act('server', server, 'resize', { new_type: type }, { server_type: type });
}

/** Saves the snapshot schedule of a server; null ends it. */
export function scheduleCall(server: string, schedule: Schedule): Call {
  return updateServerCall(server, { snapshots_schedule: scheduleText(schedule) });
}

/** Saves how many snapshots of a server are kept. */
export function retentionCall(server: string, retention: Retention): Call {
  return updateServerCall(server, { snapshots_retention: wireRetention(retention) });
}
