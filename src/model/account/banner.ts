import { entryOf } from '@/lib/values';
import { formatMoney } from '@/lib/money';
import { ACTIVATE, isInactive, pendingProblem } from './status';
import { paths } from '@/model/paths';
import type { AccountRecord } from '@/model/records/people';

type BannerLink =
  | { readonly kind: 'activate'; readonly label: string }
  | { readonly kind: 'payment'; readonly label: string; /** Pounds. */ readonly amount: number }
  | { readonly kind: 'support'; readonly label: string };

export interface Banner {
  readonly tone: 'info' | 'warning' | 'error';
  readonly sentence: string;
  readonly link: BannerLink | undefined;
}

export function bannerPath(link: BannerLink, account: string): string {
  switch (link.kind) {
    case 'activate':
      return paths.billingCard(account);
    case 'payment':
      return paths.billingPayment(account, link.amount);
    case 'support':
      return paths.support(account, `What is the problem with the account ${account}?`);
  }
}

const ADD_CARD: BannerLink = { kind: 'activate', label: 'Add card details' };
const SUPPORT: BannerLink = { kind: 'support', label: 'Contact support' };

const owing = (amount: number): BannerLink => ({ kind: 'payment', label: 'Make payment', amount });

function pendingBanner(account: AccountRecord): Banner | undefined {
  const sentence = pendingProblem(account);
  // The card is absent from list rows; the full record follows.
  if (sentence === undefined || account.valid_credit_card === undefined) return undefined;
  return sentence === ACTIVATE
    ? { tone: 'warning', sentence, link: ADD_CARD }
    : { tone: 'info', sentence, link: undefined };
}

const OWING: Readonly<Record<string, { tone: Banner['tone']; sentence(sum: string): string }>> = {
  active: {
    tone: 'warning',
    sentence: (sum) => `Your account has an outstanding balance of ${sum}`,
  },
  overdue: {
    tone: 'warning',
    sentence: (sum) => `Your account is overdue with a balance of ${sum}`,
  },
  warning: {
    tone: 'error',
    sentence: (sum) =>
      `Your account is overdue with a balance of ${sum} and may be suspended unless you pay`,
  },
  suspended: {
    tone: 'error',
    sentence: (sum) => `Your account is suspended with an outstanding balance of ${sum}`,
  },
};

/**
 * Returns the banner (docs/product/accounts.md#banner-balance).
 * @param balance pounds owed; undefined while loading, null if unknown
 */
export function accountBanner(
  account: AccountRecord,
  balance: number | null | undefined,
): Banner | undefined {
  const { status } = account;
  if (status === undefined) return undefined;
  if (status === 'pending') return pendingBanner(account);
  if (isInactive(account)) {
    return { tone: 'error', sentence: `This account is ${status}`, link: undefined };
  }
  // A guess could make the banner jump.
  if (balance === undefined) return undefined;
  const money = entryOf(OWING, status);
  if (money !== undefined && balance !== null && balance > 0) {
    return {
      tone: money.tone,
      sentence: money.sentence(formatMoney(balance)),
      link: owing(balance),
    };
  }
  return status === 'suspended'
    ? {
        tone: 'error',
        sentence: 'There is currently a problem with your account',
        link: SUPPORT,
      }
    : undefined;
}

/** Pounds; as wide on the screen as most debts. */
const A_DEBT = 100;

/**
 * Returns the banner to expect from the status before the card or the balance is read, for its size
 * alone. Undefined if only the balance decides.
 */
export function likelyBanner(account: AccountRecord): Banner | undefined {
  const { status, valid_credit_card: card = false } = account;
  return status === 'active'
    ? undefined
    : accountBanner({ ...account, valid_credit_card: card }, A_DEBT);
}
