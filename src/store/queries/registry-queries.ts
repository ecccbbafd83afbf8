import { containerId } from '@/model/orbit/ids';
import { listTags, readImage } from '@/provider/orbit/registry';
import { calls } from '@/store/calls/calls-slice';
import { abortable } from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { defineQuery, isShownAgain } from './query';

interface Place {
  readonly [name: string]: string | undefined;
  readonly account: string;
  readonly container: string;
  readonly root: string;
}

export const tagsQuery = defineQuery({
  name: 'registry-tags',
  key: ({ account, container, root }: Place) => JSON.stringify([account, container, root]),
  *read({ orbit }, place) {
    return yield* abortable((signal) =>
      orbit.readBy((access) => listTags(access, place, signal), signal),
    );
  },
  isFresh: () => false,
  staleOn: (action, { account, container }) => {
    if (session.signedIn.match(action) || isShownAgain(action)) return true;
    if (!calls.actions.mutated.match(action)) return false;
    return action.payload.id === containerId(account, container);
  },
});

interface ImageParams extends Place {
  readonly digest?: string;
  readonly link?: string;
  /** MD5 of the link, which changes with the image. */
  readonly hash?: string;
}

export const imageQuery = defineQuery({
  name: 'registry-image',
  key: ({ account, container, root, digest, link, hash }: ImageParams) =>
    JSON.stringify([account, container, root, digest ?? [link, hash]]),
  *read({ orbit }, { hash: _, ...request }) {
    return yield* abortable((signal) =>
      orbit.readBy((access) => readImage(access, request, signal), signal),
    );
  },
  // The content of a digest never changes.
  isFresh: ({ data }) => data.size.problem === undefined,
  staleOn: (action) => session.signedIn.match(action) || isShownAgain(action),
});
