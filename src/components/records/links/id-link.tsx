import { useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { WithResources } from '@/store/resources/resources-state';
import { Truncate } from '@/ui/truncate';
import { hasPage } from './has-page';
import { RecordLink } from './record-link';
import { selectRecordName } from './record-name';

interface IdLinkProps {
  readonly kind: Kind;
  readonly id: string;
  readonly quiet?: boolean | undefined;
}

export function IdLink({ kind, id, quiet }: IdLinkProps) {
  const name = useSelector((state: WithResources) => selectRecordName(state, kind, id));
  const words = name === undefined ? <code>{id}</code> : <Truncate text={name} />;
  if (!hasPage(kind)) return words;
  return (
    <RecordLink kind={kind} id={id} quiet={quiet}>
      {words}
    </RecordLink>
  );
}
