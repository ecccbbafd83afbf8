import { hasFailed, type ListSource, useListSource } from '@/components/scope/data/use-list';

/** How far the reads are that the form needs. */
export interface Catalogue {
  readonly ready: boolean;
  /** The list that could not be read. */
  readonly failed: ListSource<unknown> | undefined;
}

/** Reads the types, images, zones and groups to choose from. */
export function useCatalogue(): Catalogue {
  const lists: readonly ListSource<unknown>[] = [
    useListSource('server_type'),
    useListSource('image'),
    useListSource('zone'),
    useListSource('server_group'),
  ];
  return {
    ready: lists.every(({ status }) => status === 'loaded' || status === 'refreshing'),
    failed: lists.find(hasFailed),
  };
}
