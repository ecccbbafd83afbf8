import { use } from 'react';
import type { ListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { DeploymentContext } from '@/components/scope/deployment-context';
import type { Place } from '@/model/orbit/ids';
import type { Tag } from '@/model/registry/tags';
import { tagsQuery } from '@/store/queries/registry-queries';

const NOUNS = { singular: 'Tag', plural: 'Tags' };

const NONE: readonly never[] = [];

export interface TagSource extends ListSource<Tag> {
  readonly isLaidOut: boolean | undefined;
}

export function useTags({ account, container }: Place): TagSource {
  const { registry } = use(DeploymentContext);
  const { root } = registry;
  const { data, status, error, refresh } = useQuery(tagsQuery, { account, container, root });
  return {
    name: 'tag',
    nouns: NOUNS,
    place: container,
    rows: data?.tags ?? NONE,
    status,
    error,
    dropped: data?.dropped ?? NONE,
    refresh,
    isLaidOut: data?.isLaidOut,
  };
}
