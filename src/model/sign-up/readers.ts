import * as v from 'valibot';
import { type Id, parseId } from '@/model/ids';
import type { Kind } from '@/model/kinds';

// Readers of users, accounts and invitations for sign-up, which does not load the panel's decoders.
// As in these, an unreadable field is left out, and nothing is inferred from it.

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

export interface OwnAccount {
  readonly id: Id<'account'>;
  readonly name: string | undefined;
  readonly status: string | undefined;
  readonly country: string | undefined;
  readonly hasCard: boolean | undefined;
  readonly owner: string | undefined;
}

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

export interface SignedIn {
  readonly id: Id<'user'>;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly hasTwoFactor: boolean | undefined;
}

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

export interface Invitation {
  readonly id: Id<'collaboration'>;
  readonly status: string | undefined;
  readonly role: string | undefined;
  /** True if the role has every right of a collaborator (docs/product/team.md#full-role). */
  readonly isFull: boolean;
  /** ISO 8601. */
  readonly expiresAt: string | undefined;
  readonly needsTwoFactor: boolean | undefined;
  readonly account: { readonly id: Id<'account'>; readonly name?: string | undefined };
  readonly inviter: string | undefined;
}

export interface Invitations {
  readonly invitations: readonly Invitation[];
  /** True if one of them, or its status, could not be read. */
  readonly isPartly: boolean;
}

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
