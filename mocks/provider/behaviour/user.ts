import { ok } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { filledField, isAddress, sent } from '@mocks/provider/fields';
import { forbidden, unprocessable } from '@mocks/provider/refusal';
import { userFull } from '@mocks/provider/represent/people';
import type { UserRow } from '@mocks/provider/rows';
import { publishUser } from '@mocks/provider/changes';
import { sendVerification } from '@mocks/provider/email-verification';
import { rowOf } from '@mocks/provider/resources';

/**
 * A new address waits until it is verified, and the current one stays
 * (docs/product/accounts.md#user-email). Sending the current address cancels a change. Throws
 * 422 for a wrong or taken one.
 */
function addressChange(call: Call): Partial<UserRow> {
  const address = filledField(call, 'email_address');
  if (address === undefined) return {};
  if (!isAddress(address)) throw unprocessable('Email address is invalid');
  const holders = call.world.user.by('email', address.toLowerCase());
  if (holders.some(({ id }) => id !== call.user.id)) {
    throw unprocessable('Email address has already been taken');
  }
  return { pendingAddress: address === call.user.email_address ? null : address };
}

/** One or several keys, a line each. Null and '' clear. The provider does not parse them. */
function keyChange(call: Call): string | null | undefined {
  const keys = call.body['ssh_key'] === null ? '' : textField(call, 'ssh_key');
  return keys === '' ? null : keys;
}

/** `PUT users/:id`. Throws 404 or 403 for another user, 422 for a wrong field. */
const updateUser: Endpoint = (call) => {
  if (rowOf('user', call).id !== call.user.id) throw forbidden('You can only change yourself');
  const named = sent<Partial<UserRow>>({
    name: filledField(call, 'name'),
    ssh_key: keyChange(call),
  });
  const row = call.world.user.patch(call.user.id, { ...named, ...addressChange(call) });
  if (row.pendingAddress !== call.user.pendingAddress) sendVerification(call.core, row);
  publishUser(call.core, row);
  return ok(userFull(call.view, row));
};

export const userEndpoints = { 'PUT users/:id': updateUser } satisfies Record<string, Endpoint>;
