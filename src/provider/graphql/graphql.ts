import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema';

export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    /** `2019-01-01` */
    Date: string;
    /** ISO 8601, UTC. */
    DateTime: string;
    /** Pounds as decimal text. */
    Money: string;
    /** Seconds since 1970. */
    Timestamp: number;
  };
}>();
