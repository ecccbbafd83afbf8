import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { useList } from '@/components/store/use-list';
import type { Kind } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import type { ListState } from '@/store/resources/resources-state';

/** A collection that could not be read. */
export interface CatalogueFailure {
  readonly kind: Kind;
  readonly error: ListState['error'];
  readonly retry: () => void;
}

/** How far the reads are that the form needs. */
export interface Catalogue {
  readonly ready: boolean;
  readonly failure: CatalogueFailure | undefined;
}

function isThere({ status }: ListState): boolean {
  return status === 'loaded' || status === 'refreshing';
}

/** Reads the types, images, zones and groups to choose from. */
export function useCatalogue(): Catalogue {
  const account = useAccount();
  const dispatch = useDispatch();
  const lists: readonly (readonly [Kind, ListState])[] = [
    ['server_type', useList('server_type')],
    ['image', useList('image')],
    ['zone', useList('zone')],
    ['server_group', useList('server_group')],
  ];
  const failed = lists.find(([, { status }]) => status === 'error');
  return {
    ready: lists.every(([, list]) => isThere(list)),
    failure: failed && {
      kind: failed[0],
      error: failed[1].error,
      retry: () => void dispatch(resources.actions.refreshWanted({ kind: failed[0], account })),
    },
  };
}
