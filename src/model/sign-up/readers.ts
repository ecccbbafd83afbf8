import * as v from 'valibot';
import { type Id, parseId } from '@/model/ids';
import type { Kind } from '@/model/kinds';

// What sign-up reads of users, accounts and invitations: the panel's decoders come with the panel. As
// with those a field that cannot be read is left out, and nothing is concluded from it.

const text = v.fallback(v.optional(v.string()), undefined);
const flag = v.fallback(v.optional(v.boolean()), undefined);

function idFrom<K extends Kind>(kind: K) {
  return v.pipe(
    v.string(),
    v.transform((id) => parseId(kind, id)),
    v.nonOptional(v.custom<Id<K>>((id) => id !== undefined)),
  );
}

const named = v.fallback(v.optional(v.object({ id: text, name: text })), undefined);

const account = v.object({
  id: idFrom('account'),
  name: text,
  status: text,
  country_code: text,
  valid_credit_card: flag,
  owner: named,
});

/** An account of the user's. */
export interface OwnAccount {
  readonly id: Id<'account'>;
  readonly name: string | undefined;
  readonly status: string | undefined;
  readonly country: string | undefined;
  readonly hasCard: boolean | undefined;
  /** The owner's id. */
  readonly owner: string | undefined;
}

/** Undefined for what is no account. */
export function readAccount(raw: unknown): OwnAccount | undefined {
  const read = v.safeParse(account, raw);
  if (!read.success) return undefined;
  const { id, name, status, country_code, valid_credit_card, owner } = read.output;
  const [country, hasCard] = [country_code, valid_credit_card];
  return { id, name, status, country, hasCard, owner: owner?.id };
}

const user = v.object({
  id: idFrom('user'),
  name: text,
  email_address: text,
  '2fa': v.fallback(v.optional(v.object({ enabled: v.boolean() })), undefined),
});

/** Who is signed in. */
export interface SignedIn {
  readonly id: Id<'user'>;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly hasTwoFactor: boolean | undefined;
}

/** Undefined for what is no user. */
export function readSignedIn(raw: unknown): SignedIn | undefined {
  const read = v.safeParse(user, raw);
  if (!read.success) return undefined;
  const { id, name, email_address: email, '2fa': twoFactor } = read.output;
  return { id, name, email, hasTwoFactor: twoFactor?.enabled };
}

const collaboration = v.object({
  id: idFrom('collaboration'),
  status: text,
  role: text,
  role_label: text,
  expires_at: text,
  tfa_required: flag,
  account: v.object({ id: idFrom('account'), name: text }),
  inviter: named,
});

/** The user's way into somebody's account. */
export interface Invitation {
  readonly id: Id<'collaboration'>;
  readonly status: string | undefined;
  /** Label of the role, else its name on the wire. */
  readonly role: string | undefined;
  /** Every right that the specification names; false of a role that it does not know. */
  readonly isFull: boolean;
  /** ISO 8601. */
  readonly expiresAt: string | undefined;
  readonly needsTwoFactor: boolean | undefined;
  readonly account: { readonly id: Id<'account'>; readonly name?: string | undefined };
  /** The inviter's name. */
  readonly inviter: string | undefined;
}

/** The user's ways into others' accounts. */
export interface Invitations {
  readonly invitations: readonly Invitation[];
  /** One of them could not be read, or not how it stands. */
  readonly isPartly: boolean;
}

/** Undefined for what is no collaboration. */
export function readInvitation(raw: unknown): Invitation | undefined {
  const read = v.safeParse(collaboration, raw);
  if (!read.success) return undefined;
  const { id, status, role, role_label: label, expires_at, tfa_required, inviter } = read.output;
  return {
    id,
    status,
    role: label || role,
    isFull: role === undefined || role === 'admin',
    expiresAt: expires_at,
    needsTwoFactor: tfa_required,
    account: read.output.account,
    inviter: inviter?.name,
  };
}
