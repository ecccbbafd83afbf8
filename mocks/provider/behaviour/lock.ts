import { ok } from '@mocks/provider/answer';
import type { Call, Endpoint } from '@mocks/provider/call';
import type { View } from '@mocks/provider/represent/view';
import { publish } from '@mocks/provider/changes';

/** How a kind is locked: which record a call means, and how it is kept and shown. */
export interface Lockable<Row extends { id: string }> {
  kind: 'server' | 'volume' | 'image';
  find: (call: Call) => Row;
  account: (row: Row) => string;
  keep: (call: Call, id: string, locked: boolean) => Row;
  show: (view: View, row: Row) => unknown;
}

/** `PUT {kind}/:id/lock_resource`, or the unlocking; doing it twice is no error. */
export const lock =
  <Row extends { id: string }>(lockable: Lockable<Row>, locked: boolean): Endpoint =>
  (call) => {
    const { id } = lockable.find(call);
    const row = lockable.keep(call, id, locked);
    const verb = locked ? 'lock_resource' : 'unlock_resource';
    const account = lockable.account(row);
    publish(call, { account, resource: id, action: `${lockable.kind}.${verb}` });
    return ok(lockable.show(call.view, row));
  };
