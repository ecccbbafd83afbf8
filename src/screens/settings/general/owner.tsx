import { useSelector } from 'react-redux';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { PersonAvatar } from '@/components/records/person-avatar';
import { titleOf } from '@/model/title';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Tag } from '@/ui/chip';
import { DefinitionNote } from '@/ui/definition-grid';
import { Row } from '@/ui/page/columns';

/** The user who owns the account. */
export function Owner({ user: id }: { readonly user: string }) {
  const own = useOwnId();
  const owner = useSelector((state: WithResources) => selectRecord(state, 'user', id));
  const title = titleOf(owner ?? { id });
  return (
    <Row>
      <PersonAvatar small id={id} name={title} email={owner?.email_address} />
      {title}
      {id === own && <Tag tone="grey">You</Tag>}
      {owner?.email_address && <DefinitionNote>{owner.email_address}</DefinitionNote>}
    </Row>
  );
}
