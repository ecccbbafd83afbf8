import { type AnsweredGroup, readSearchAnswer } from '@/model/search/answer';
import { required } from '@/provider/api-error';
import { graphql } from './graphql';
import type { Change, RequestHooks } from '@/provider/request';
import { createExecute } from './graphql-client';

/** Up to 5 of each group; the names are assumed (docs/wire.md#search-query). */
const accountSearchDocument = graphql(`
  query AccountSearch($accountId: ID!, $term: String!) {
    accountSearch(accountId: $accountId, term: $term, first: 5) {
      title
      items {
        type
        id
        title
        subtitle
        url
      }
    }
  }
`);

export async function queryAccountSearch(
  change: Change,
  ifUnauthenticated: RequestHooks['ifUnauthenticated'],
  accountId: string,
  term: string,
  signal?: AbortSignal,
): Promise<readonly AnsweredGroup[]> {
  const execute = createExecute(change, ifUnauthenticated, '/graphql');
  const { accountSearch } = await execute(accountSearchDocument, { accountId, term }, signal);
  return required(readSearchAnswer(accountSearch));
}
