import type { TadaDocumentNode } from 'gql.tada';
import { type Billing, readBilling } from '@/model/billing/billing';
import { ApiError, factsOf, required } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';
import { graphql } from './graphql';
import type { Execute } from './graphql-client';

/** Billing is read from here to two months ahead (docs/wire.md#billing-query). */
const BILLING_START = '2019-01-01';
const MONTHS_AHEAD = 2;

/** The period that billing is read for, also if less is shown; `now` in milliseconds. */
export function billingDates(now: number): { startDate: string; endDate: string } {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_AHEAD);
  return { startDate: BILLING_START, endDate: end.toISOString().slice(0, 10) };
}

const known = graphql(`
  fragment Known on Billing {
    currentBalance
    billingActivity {
      totalAmount
      categories {
        name
        items {
          amount
          name
          label
          price
        }
      }
    }
  }
`);

// These names of billing's fields are assumed, and only here (docs/wire.md#billing-names).

const card = graphql(`
  fragment Card on Billing {
    billingMethod {
      id
      type
      name
      number
      expiresOn
    }
  }
`);

const invoices = graphql(`
  fragment Invoices on Billing {
    invoices {
      id
      number
      createdOn
      dueOn
      total
      balance
      status
      downloadUrl
    }
  }
`);

const credit = graphql(`
  fragment Credit on Billing {
    signupCredit
  }
`);

const nextDate = graphql(`
  fragment NextDate on Billing {
    nextBillingDate
  }
`);

const wholeDocument = graphql(
  `
    query Billing($accountId: ID!, $startDate: Date!, $endDate: Date!) {
      billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
        ...Known
        ...Card
        ...Invoices
        ...Credit
        ...NextDate
      }
    }
  `,
  [known, card, invoices, credit, nextDate],
);

const knownDocument = graphql(
  `
    query BillingKnown($accountId: ID!, $startDate: Date!, $endDate: Date!) {
      billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
        ...Known
      }
    }
  `,
  [known],
);

interface Asked extends Record<string, unknown> {
  readonly accountId: string;
  readonly startDate: string;
  readonly endDate: string;
}

const partDocuments: readonly TadaDocumentNode<{ readonly billing: object | null }, Asked>[] = [
  graphql(
    `
      query BillingCard($accountId: ID!, $startDate: Date!, $endDate: Date!) {
        billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
          ...Card
        }
      }
    `,
    [card],
  ),
  graphql(
    `
      query BillingInvoices($accountId: ID!, $startDate: Date!, $endDate: Date!) {
        billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
          ...Invoices
        }
      }
    `,
    [invoices],
  ),
  graphql(
    `
      query BillingCredit($accountId: ID!, $startDate: Date!, $endDate: Date!) {
        billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
          ...Credit
        }
      }
    `,
    [credit],
  ),
  graphql(
    `
      query BillingNextDate($accountId: ID!, $startDate: Date!, $endDate: Date!) {
        billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
          ...NextDate
        }
      }
    `,
    [nextDate],
  ),
];

/** Statuses of a refused document: HTTP's own, and that of GraphQL's errors. */
const REFUSING: ReadonlySet<number> = new Set([200, 400]);

function isRefused(thrown: unknown): boolean {
  const facts = factsOf(thrown);
  return (
    thrown instanceof ApiError &&
    facts.kind === 'refused' &&
    REFUSING.has(facts.status) &&
    !isPassing(facts)
  );
}

/** `isApart` is true once this provider has refused all of billing in one document. */
export interface BillingMemory {
  isApart: boolean;
}

/**
 * Asks for all at once. A GraphQL server refuses a whole document for one unknown field. Fields
 * that no source names are then asked for one by one, so that a refusal affects one alone. Also
 * throws if the user may not see billing.
 */
export async function queryBilling(
  query: Execute,
  accountId: string,
  now: number,
  memory: BillingMemory,
  signal?: AbortSignal,
): Promise<Billing> {
  const asked = { accountId, ...billingDates(now) };
  if (!memory.isApart) {
    try {
      const { billing } = await query(wholeDocument, asked, signal);
      return required(readBilling(billing));
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown;
    }
  }
  const { billing } = await query(knownDocument, asked, signal);
  memory.isApart = true;
  const parts = await Promise.all(
    partDocuments.map(async (document) => {
      try {
        return (await query(document, asked, signal)).billing;
      } catch (thrown) {
        if (!isRefused(thrown)) throw thrown;
        return undefined;
      }
    }),
  );
  const read = [billing, ...parts].map((part) => Object(part ?? {}) as object);
  return required(billing === null ? undefined : readBilling(Object.assign({}, ...read)));
}
