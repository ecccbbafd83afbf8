import { created, type Answer } from '@mocks/provider/answer';
import type { Call } from '@mocks/provider/call';
import { creatingAccount } from '@mocks/provider/quota';
import { limitReached } from '@mocks/provider/refusal';
import { cloudIp } from '@mocks/provider/represent/network';
import type { AccountRow, CloudIpRow } from '@mocks/provider/rows';
import { changeOf, publish } from '@mocks/provider/changes';
import { usage } from '@mocks/provider/usage';
import type { World } from '@mocks/provider/world';
import { makers } from '@mocks/provider/worlds/make';
import { cloudIpChanges } from '@mocks/provider/behaviour/cloud-ip-fields';

/** The first of the provider's addresses that is given out. */
const firstNumber = 101;

/** The row with the lowest free address. */
function withFreeAddress(world: World, make: (number: number) => CloudIpRow): CloudIpRow {
  const taken = new Set(world.cloud_ip.all().map((ip) => ip.public_ipv4));
  let number = firstNumber;
  let row = make(number);
  while (taken.has(row.public_ipv4)) row = make(++number);
  return row;
}

/** A new cloud IP, which is not in the tables yet. Throws 403 at the account's limit. */
export function newCloudIp({ core, world }: Call, account: AccountRow): CloudIpRow {
  if (usage(world, account.id).cloud_ips_used >= account.cloud_ips_limit) throw limitReached();
  const given = { id: core.newId('cloud_ip'), account: account.id, name: null };
  const make = makers(core.clock);
  return withFreeAddress(world, (number) => make.cloudIp(given, number));
}

/**
 * `POST cloud_ips`: 201, at once. Throws 403 if the account may not create or is at its
 * limit, 422 for a wrong field.
 */
export function createCloudIp(call: Call): Answer {
  const account = creatingAccount(call);
  const made = newCloudIp(call, account);
  const row = call.world.cloud_ip.put({ ...made, ...cloudIpChanges(call, made) });
  publish(call, changeOf(row, 'create', { touches: [account.id] }));
  return created(201, cloudIp(call.view, row));
}
