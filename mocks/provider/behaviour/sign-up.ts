import { created, type Answer } from '@mocks/provider/answer';
import { welcome } from '@mocks/provider/authentication';
import type { PublicCall } from '@mocks/provider/call';
import { sendVerification } from '@mocks/provider/email-verification';
import { isAddress } from '@mocks/provider/fields';
import { passwordErrors } from '@mocks/provider/password';
import { unprocessable } from '@mocks/provider/refusal';
import { userFull } from '@mocks/provider/represent/people';
import { viewOf } from '@mocks/provider/represent/view';
import { newUser } from '@mocks/provider/worlds/make';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Characters (docs/product/accounts.md#new-user). */
const SHORTEST_NAME = 3;

const nameErrors = (name: string): readonly string[] =>
  name.length < SHORTEST_NAME ? [`Name is too short (minimum is ${SHORTEST_NAME} characters)`] : [];

function addressErrors({ core }: PublicCall, address: string): readonly string[] {
  if (!isAddress(address)) return ['Email address is invalid'];
  const holders = core.world.user.by('email', address.toLowerCase());
  return holders.length > 0 ? ['Email address has already been taken'] : [];
}

/**
 * `POST users`: 201 with the new user, a session and a mail to verify the address. Throws 422 with
 * all faults.
 */
export function signUp(call: PublicCall): Answer {
  const { body, core, url } = call;
  const [name, email_address] = [text(body['name']), text(body['email_address'])];
  const password = typeof body['password'] === 'string' ? body['password'] : '';
  const errors = [
    ...nameErrors(name),
    ...addressErrors(call, email_address),
    ...passwordErrors(password),
    ...(body['terms_agreed'] === true ? [] : ['Terms agreed must be accepted']),
  ];
  if (errors.length > 0) throw unprocessable(...errors);
  const user = core.world.user.put(
    newUser({
      id: core.newId('user'),
      name,
      email_address,
      email_verified: false,
      password,
      created_at: new Date(core.clock.now()).toISOString(),
    }),
  );
  sendVerification(core, user);
  const { headers } = welcome(core, user.id);
  const made = created(201, userFull(viewOf(core, url), user));
  return { ...made, headers: { ...made.headers, ...headers } };
}
