import { ok } from '@mocks/provider/answer';
import { scopedAccount, type Endpoint } from '@mocks/provider/call';
import { changeOf, publish } from '@mocks/provider/changes';
import { on, resources, rowOf } from '@mocks/provider/resources';

/** Kinds that can be locked (docs/product/servers.md#lock). */
type Lockable =
  | 'server'
  | 'volume'
  | 'image'
  | 'load_balancer'
  | 'database_server'
  | 'database_snapshot';

/** `PUT {kind}/:id/lock_resource` or `unlock_resource`. Repeating it is no error. */
export const lock = <K extends Lockable>(kind: K, locked: boolean): Endpoint =>
  on(kind, (call, { id }) => {
    call.world[kind].patch(id, { locked });
    const verb = locked ? 'lock_resource' : 'unlock_resource';
    publish(call, changeOf({ id, account: scopedAccount(call).id }, verb));
    return ok(resources[kind].full(call.view, rowOf(kind, call)));
  });
