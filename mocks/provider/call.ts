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
  /** Who is signed in, or whose account an API client acts in. */
  user: UserRow;
  /** The id of the user, or of the API client that calls. */
  actor: string;
  /** The `:id` of the path; empty where the path has none. */
  id: string;
  body: Readonly<Record<string, unknown>>;
}

/** What serves one endpoint. Throws a `Refusal` to refuse. */
export type Endpoint = (call: Call) => Answer;

/** One call that needs no session. */
export interface PublicCall {
  core: Core;
  url: URL;
  /** The session of who is signed in all the same, perhaps only by half. */
  session: Session | null;
  headers: Headers;
  body: Call['body'];
}

/** What serves one endpoint to anybody. Throws a `Refusal` to refuse. */
export type PublicEndpoint = (call: PublicCall) => Answer;

/**
 * The account that `account_id` scopes a call to, else the user's default account (decisions.md).
 * An API client's is its own. Throws 403 for an account that is not the caller's, and where there is no
 * default account.
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

/** A text field of the body, or undefined when it was not sent. Throws 422 for another type. */
export function textField(call: Call, name: string): string | undefined {
  const value = call.body[name];
  if (value === undefined || typeof value === 'string') return value;
  throw unprocessable(`${name} must be a string`);
}
