import { Absent } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-scope';
import { useNamed } from '@/components/scope/data/use-named';
import { namedSources, sourceLabel } from '@/model/database-server/access';
import { canEdit } from '@/model/database-server/rules';
import type { Facts } from '@/model/facts';
import { kindOfId } from '@/model/ids';
import { paths } from '@/model/paths';
import type { DatabaseServerRecord } from '@/model/records/databases';
import { Card } from '@/ui/card';
import { EditLink } from '@/ui/edit-link';
import { Note } from '@/ui/note';
import styles from './access-card.module.css';
import { words } from '../words';

interface AccessCardProps {
  readonly server: DatabaseServerRecord;
  readonly facts: Facts;
}

function Source({ source, facts }: { readonly source: string; readonly facts: Facts }) {
  const kind = kindOfId(source);
  if (kind !== undefined) return <IdLink kind={kind} id={source} />;
  return source === 'any' ? sourceLabel(source, facts) : <code>{source}</code>;
}

export function AccessCard({ server, facts }: AccessCardProps) {
  const account = useAccount();
  useNamed(namedSources(server));
  const { access_control: rules } = server;
  return (
    <Card
      title={words.access.title}
      actions={
        <EditLink
          label={words.access.editLabel}
          to={paths.editor('database_server', account, server.id, 'access_control')}
          disabledReason={canEdit(server, facts)}
        />
      }
    >
      {rules === undefined && <Absent />}
      {rules?.length === 0 && <Note tone="warning">{words.access.none}</Note>}
      {rules !== undefined && rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(({ source, description }, index) => (
            // Two rules may have the same source.
            <li key={index}>
              <Source source={source} facts={facts} />
              {description && <span className="muted">{description}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
