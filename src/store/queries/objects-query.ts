import { placeOf } from '@/model/orbit/ids';
import { segmentsContainer } from '@/model/upload/segments';
import { calls } from '@/store/calls/calls-slice';
import { abortable } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { defineQuery, isShownAgain } from './query';

interface Params {
  readonly [name: string]: string | undefined;
  readonly account: string;
  readonly container: string;
  readonly prefix?: string;
  readonly delimiter?: string;
  readonly marker?: string;
  /** A number, at most 10,000. */
  readonly limit?: string;
  /** The container that this one archives: changes there show here. */
  readonly archiveOf?: string;
}

function isOf({ account, container, archiveOf }: Params, id: string): boolean {
  const changed = placeOf(id);
  if (changed.account !== account) return false;
  const names = [changed.container, segmentsContainer(changed.container)];
  return names.includes(container) || archiveOf === changed.container;
}

/** The objects of a container, by the newest data. They have no events. */
export const objectsQuery = defineQuery({
  name: 'objects',
  key: ({ account, container, prefix, delimiter, marker, limit }: Params) =>
    JSON.stringify([account, container, prefix, delimiter, marker, limit]),
  *read({ orbit }, { limit, archiveOf: _, ...request }) {
    const asked = {
      ...request,
      newest: true,
      ...(limit !== undefined && { limit: Number(limit) }),
    };
    return yield* abortable((signal) => orbit.listing(asked, signal));
  },
  isFresh: () => false,
  staleOn: (action, params) => {
    if (session.signedIn.match(action) || isShownAgain(action)) return true;
    if (!calls.actions.mutated.match(action)) return false;
    const { kind, id } = action.payload;
    return (kind === 'container' || kind === 'object') && id !== undefined && isOf(params, id);
  },
});
