import type { ScreenProps } from '@/components/records/page/screen-route';
import { RecordNotFound } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { asRepository, isRepository } from '@/model/registry/repository';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { Repository } from './detail/repository';
import { words } from './words';

export default function RepositoryDetail({
  container: id,
}: ScreenProps<{ container: 'container' }>) {
  const account = useAccount();
  const { record, meta } = useRecord('container', id);
  if (!isRepository({ id })) {
    const { container } = placeOf(id);
    return (
      <EmptyState
        icon="search"
        title={words.notFound.title}
        level={1}
        actions={
          <LinkButton to={paths.container(account, container)}>
            {words.notFound.openInOrbit}
          </LinkButton>
        }
      >
        {words.notFound.noRepository(<code>{container}</code>)}
      </EmptyState>
    );
  }
  if (meta.status === 'not-found') {
    const list = { to: paths.registry(account), label: words.notFound.allRepositories };
    const { name } = asRepository({ id });
    return <RecordNotFound kind="container" id={id} noun={words.page.noun} {...{ name, list }} />;
  }
  // See docs/product/registry.md#unreadable-repository.
  return <Repository key={id} id={id} container={record} meta={meta} />;
}
