import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { accountsOf, defaultAccountOf } from '@mocks/provider/usage';
import { forbidden, unprocessable } from '@mocks/provider/refusal';
import type { View } from '@mocks/provider/represent/view';
import type { AccountRow, UserRow } from '@mocks/provider/rows';
import type { Session } from '@mocks/provider/sessions';
import type { World } from '@mocks/provider/world';

/** One signed-in call of the REST API, as behaviour sees it. */
export interface Call {
  core: Core;
  world: World;
  view: View;
  query: URLSearchParams;
  /** The signed-in user, or the user whose account an API client acts in. */
  user: UserRow;
  /** The id of the calling user or API client. */
  actor: string;
  /** The `:id` of the path, or '' without one. */
  id: string;
  body: Readonly<Record<string, unknown>>;
}

/** The handler of an endpoint. Throws a `Refusal` to refuse. */
export type Endpoint = (call: Call) => Answer;

/** One call that needs no session. */
export interface PublicCall {
  core: Core;
  url: URL;
  /** The caller's session, if any. It may lack the second factor. */
  session: Session | null;
  headers: Headers;
  body: Call['body'];
}

/** The handler of a public endpoint. Throws a `Refusal` to refuse. */
export type PublicEndpoint = (call: PublicCall) => Answer;

/**
 * The account of `account_id`, else the user's default account. An API client has only its own.
 * Throws 403 for an account that is not the caller's, and without a default account.
 */
export function scopedAccount(call: Call): AccountRow {
  const client = call.world.api_client.get(call.actor);
  const asked = call.query.get('account_id') ?? client?.account ?? null;
  if (client && client.account !== asked) throw forbidden('You do not have access to this account');
  const account =
    asked === null
      ? defaultAccountOf(call.world, call.user)
      : accountsOf(call.world, call.user.id).find(({ id }) => id === asked);
  if (!account) throw forbidden('You do not have access to this account');
  return account;
}

/** A text field of the body, or undefined if it was not sent. Throws 422 for another type. */
export function textField(call: Call, name: string): string | undefined {
  const value = call.body[name];
  if (value === undefined || typeof value === 'string') return value;
  throw unprocessable(`${name} must be a string`);
}
