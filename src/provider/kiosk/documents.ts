import { graphql } from './graphql';

/** A token for the event stream: scope and duration are those of specification 1 §7. */
export const eventTokenDocument = graphql(`
  mutation EventToken($accountId: ID!) {
    issueJsonWebToken(accountId: $accountId, scope: INFRASTRUCTURE_READ, duration: 30) {
      token {
        token
      }
    }
  }
`);

/** What an account owes, for its banner (specification 1 §4). */
export const accountBalanceDocument = graphql(`
  query AccountBalance($accountId: ID!, $startDate: Date!, $endDate: Date!) {
    billing(accountId: $accountId, startDate: $startDate, endDate: $endDate) {
      currentBalance
      billingMethod {
        id
      }
    }
  }
`);
