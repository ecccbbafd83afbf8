import { useMemo } from 'react';
import { CreateLink } from '@/components/lists/kind-list';
import { ListPage } from '@/components/lists/list-page';
import { useAccount } from '@/components/scope/account-scope';
import { useListSource } from '@/components/scope/data/use-list';
import { paths } from '@/model/paths';
import { asRepository, isRepository } from '@/model/registry/repository';
import { repositorySearchFields } from '@/model/registry/search';
import { REPOSITORY_VERBS } from '@/model/registry/verbs';
import { RepositoryCard, repositoryColumns } from './list-parts';
import { words } from './words';

const SUMMED = { bytes: ({ bytes }: { readonly bytes?: number }) => bytes };

export default function RepositoryList() {
  const account = useAccount();
  const source = useListSource('container');
  const { rows: containers } = source;
  const rows = useMemo(() => containers.filter(isRepository).map(asRepository), [containers]);
  return (
    <ListPage
      source={{ ...source, name: 'repository', nouns: words.list.nouns, rows }}
      title={words.list.title}
      findBy={words.list.findBy}
      columns={repositoryColumns}
      searchFields={repositorySearchFields}
      verbs={REPOSITORY_VERBS}
      summed={SUMMED}
      card={RepositoryCard}
      create={<CreateLink to={paths.repositoryAdd(account)}>{words.create.action}</CreateLink>}
      empty={<p>{words.list.empty}</p>}
    />
  );
}
