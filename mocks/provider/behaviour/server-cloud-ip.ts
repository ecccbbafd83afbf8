import type { Call } from '@mocks/provider/call';
import { conflict, limitReached, unprocessable } from '@mocks/provider/refusal';
import type { AccountRow, CloudIpRow } from '@mocks/provider/rows';
import { usage } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';
import { makers } from '@mocks/provider/worlds/make';

/** The last part of the first address. */
const firstNumber = 101;

/** The last part of the lowest address that nobody has. */
function freeNumber(world: World): number {
  const taken = new Set(world.cloud_ip.all().map((ip) => Number(ip.public_ipv4.split('.').at(-1))));
  let number = firstNumber;
  while (taken.has(number)) number++;
  return number;
}

function newCloudIp(call: Call, account: AccountRow): CloudIpRow {
  const { core, world } = call;
  return makers(core.clock).cloudIp(
    { id: core.newId('cloud_ip'), account: account.id, name: null },
    freeNumber(world),
  );
}

/**
 * The cloud IP that a new server asks for: `true` for a new one, or the id of one that is not
 * mapped; null for none. Nothing is put in the tables yet. Throws 403 at the account's limit, 409
 * for one that is mapped, 422 for one that is not there.
 */
export function cloudIpChoice(call: Call, account: AccountRow): CloudIpRow | null {
  const asked = call.body['cloud_ip'] ?? false;
  if (asked === false || asked === 'false') return null;
  if (asked === true || asked === 'true') {
    if (usage(call.world, account.id).cloud_ips_used >= account.cloud_ips_limit) {
      throw limitReached();
    }
    return newCloudIp(call, account);
  }
  const ip = typeof asked === 'string' ? call.world.cloud_ip.get(asked) : undefined;
  if (ip?.account !== account.id) throw unprocessable('Cloud ip is invalid');
  if (ip.status !== 'unmapped') throw conflict('Cloud IP is not unmapped');
  return ip;
}
