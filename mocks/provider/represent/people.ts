import type {
  ApiClientFull,
  ApiClientListed,
  ApiClientNested,
  ApplicationFull,
  ApplicationListed,
  CollaborationFull,
  UserFull,
  UserListed,
} from '@/wire/people';
import type { Event } from '@/wire/event';
import type {
  ApiClientRow,
  ApplicationRow,
  CollaborationRow,
  EventRow,
  UserRow,
} from '@mocks/provider/rows';
import { accountsOf, defaultAccountOf } from '@mocks/provider/usage';
import { accountNested, userNested } from '@mocks/provider/represent/account-nested';
import { head, orNull, without, type View } from '@mocks/provider/represent/view';

export function userListed(view: View, row: UserRow): UserListed {
  const accounts = accountsOf(view.world, row.id);
  return {
    ...userNested(view, row),
    email_verified: row.email_verified,
    default_account: orNull(defaultAccountOf(view.world, row), (account) =>
      accountNested(view, account),
    ),
    accounts: accounts.map((account) => accountNested(view, account)),
  };
}

export const userFull = (view: View, row: UserRow): UserFull => ({
  ...userListed(view, row),
  '2fa': {
    enabled: row.totpSecret !== null,
    required: accountsOf(view.world, row.id).some((account) => account.tfa_required),
  },
  ssh_key: row.ssh_key,
  created_at: row.created_at,
});

/** The account decides `tfa_required`. */
export function collaboration(view: View, row: CollaborationRow): CollaborationFull {
  const account = view.world.account.need(row.account);
  return {
    ...row,
    ...head(view, 'collaboration', row.id),
    tfa_required: account.tfa_required,
    user: orNull(view.world.user.get(row.user), (user) => userNested(view, user)),
    account: accountNested(view, account),
    inviter: userNested(view, view.world.user.need(row.inviter)),
  };
}

export function apiClientNested(view: View, row: ApiClientRow): ApiClientNested {
  return { ...without(row, 'account', 'clientSecret'), ...head(view, 'api_client', row.id) };
}

export const apiClientListed = (view: View, row: ApiClientRow): ApiClientListed => ({
  ...apiClientNested(view, row),
  account: accountNested(view, view.world.account.need(row.account)),
});

export const apiClientFull = (view: View, row: ApiClientRow): ApiClientFull => ({
  ...apiClientListed(view, row),
  secret: null,
});

export function applicationListed(view: View, row: ApplicationRow): ApplicationListed {
  return { ...without(row, 'user'), ...head(view, 'application', row.id) };
}

export const applicationFull = (view: View, row: ApplicationRow): ApplicationFull => ({
  ...applicationListed(view, row),
  secret: null,
});

/** The feed's form, without the fields that only the stream sends. */
export function eventListed(_view: View, row: EventRow): Event {
  return without(row, 'owner', 'touches', 'state');
}
