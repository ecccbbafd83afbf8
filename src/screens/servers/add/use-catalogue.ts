import { hasFailed, type ListSource, useListSource } from '@/components/scope/data/use-list';

export interface Catalogue {
  readonly ready: boolean;
  readonly failed: ListSource<unknown> | undefined;
}

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
