import { UNREADABLE, unreadable } from '@/provider/api-error';
import { billingDates } from './billing-operations';
import { graphql } from './graphql';
import type { Execute } from './graphql-client';

// Operations of every screen, sent after its rows are shown.

/** Scope and duration are the provider's (docs/wire.md#event-token). */
const eventTokenDocument = graphql(`
  mutation EventToken($accountId: ID!) {
    issueJsonWebToken(accountId: $accountId, scope: INFRASTRUCTURE_READ, duration: 30) {
      token {
        token
      }
    }
  }
`);

/** Throws unless the answer holds one. */
export async function issueEventToken(execute: Execute, accountId: string): Promise<string> {
  const { issueJsonWebToken: issued } = await execute(eventTokenDocument, { accountId });
  const token = issued?.token?.token;
  if (typeof token !== 'string') throw unreadable(UNREADABLE);
  return token;
}

const accountBalanceDocument = graphql(`
  query AccountBalance($accountId: ID!, $startDate: Date!, $endDate: Date!) {
    billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
      currentBalance
    }
  }
`);

export interface AccountBalance {
  /** Pounds; above 0 is owed, below is credit. */
  readonly balance: number;
}

export async function queryAccountBalance(
  query: Execute,
  accountId: string,
  now: number,
  signal?: AbortSignal,
): Promise<AccountBalance | undefined> {
  const asked = { accountId, ...billingDates(now) };
  const { billing } = await query(accountBalanceDocument, asked, signal);
  if (billing === null) return undefined;
  const balance = Number(billing?.currentBalance ?? Number.NaN);
  if (!Number.isFinite(balance)) throw unreadable(UNREADABLE);
  return { balance };
}
