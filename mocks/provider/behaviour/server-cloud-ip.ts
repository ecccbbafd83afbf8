import type { Call } from '@mocks/provider/call';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import type { AccountRow, CloudIpRow } from '@mocks/provider/rows';
import { newCloudIp } from '@mocks/provider/behaviour/cloud-ip-create';

/**
 * The cloud IP that a new server asks for: `true` for a new one, or the id of one that is not
 * mapped; null for none. Nothing is put in the tables yet. Throws 403 at the account's limit, 409
 * for one that is mapped, 422 for one that is not there.
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
