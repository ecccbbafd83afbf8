import { ContainerLink } from '../container-link';
import { useAccount } from '@/components/scope/account-context';
import { containerType, repositoryOf } from '@/model/container/container-type';
import { quotaReached } from '@/model/container/quota';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

interface NotesProps {
  readonly container: ContainerRecord;
}

export function ContainerNotes({ container }: NotesProps) {
  const full = quotaReached(container);
  const { versions_location: versions } = container;
  return (
    <>
      <TypeNote container={container} />
      {full !== undefined && (
        <Note tone="warning" title="This container is full">
          {full}. Nothing more can be uploaded until something is deleted or the quota is raised.
        </Note>
      )}
      {versions && (
        <Note title="Versions mode is on">
          What is overwritten is kept in <ContainerLink name={versions} />, and comes back once its
          successor is deleted.
        </Note>
      )}
    </>
  );
}

function TypeNote({ container }: NotesProps) {
  const account = useAccount();
  const { container: name } = placeOf(container.id);
  const type = containerType(name);
  if (type === 'images') {
    return (
      <Note icon="lock" title="The provider keeps this container">
        It has your server images and Cloud SQL snapshots, to download or share. Nothing of it can
        be uploaded, deleted or changed here.
      </Note>
    );
  }
  if (type === 'ordinary') return null;
  return (
    <Note
      icon="registry"
      title={`This container holds the registry repository ${repositoryOf(name)}`}
      action={
        <LinkButton size="s" to={paths.repository(account, name)}>
          Open repository
        </LinkButton>
      }
    >
      What is changed among its objects by hand may break its images.
    </Note>
  );
}
