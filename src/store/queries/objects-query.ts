import { calls } from '../calls/calls-slice';
import { abortable } from '../sagas/effects';
import { session } from '../session/session-slice';
import { isSeenAgain } from './is-told';
import { defineQuery } from './query';

/** What is asked of a container's listing: texts, as a query's parameters are. */
interface Params {
  readonly [name: string]: string | undefined;
  readonly account: string;
  readonly container: string;
  readonly prefix?: string;
  readonly delimiter?: string;
  readonly marker?: string;
  /** A number, 10,000 at most. */
  readonly limit?: string;
}

/** The objects of a container (spec 3 §7). No event tells of them. */
export const objectsQuery = defineQuery({
  name: 'objects',
  key: ({ account, container, prefix, delimiter, marker, limit }: Params) =>
    JSON.stringify([account, container, prefix, delimiter, marker, limit]),
  *read({ orbit }, { limit, ...request }) {
    const asked = { ...request, ...(limit !== undefined && { limit: Number(limit) }) };
    return yield* abortable((signal) => orbit.listing(asked, signal));
  },
  isFresh: () => false,
  staleOn: (action) => {
    if (session.signedIn.match(action) || isSeenAgain(action)) return true;
    if (!calls.actions.mutated.match(action)) return false;
    const { kind } = action.payload;
    return kind === 'container' || kind === 'object';
  },
});
