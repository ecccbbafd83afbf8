import type { Call } from '@mocks/provider/call';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import type { AccountRow, CloudIpRow } from '@mocks/provider/rows';
import { newCloudIp } from '@mocks/provider/behaviour/cloud-ip-create';

/**
 * The cloud IP of a new server: `true` asks for a new one, an id for an unmapped one. Null if none
 * is asked for. Writes nothing to the tables. Throws 403 at the account's limit, 409 for a mapped
 * one, 422 for an unknown one.
 */
export function cloudIpChoice(call: Call, account: AccountRow): CloudIpRow | null {
  const asked = call.body['cloud_ip'] ?? false;
  if (asked === false || asked === 'false') return null;
  if (asked === true || asked === 'true') return newCloudIp(call, account);
  const ip = typeof asked === 'string' ? call.world.cloud_ip.get(asked) : undefined;
  if (ip?.account !== account.id) throw unprocessable('Cloud ip is invalid');
  if (ip.status !== 'unmapped') throw conflict('Cloud IP is not unmapped');
  return ip;
}
