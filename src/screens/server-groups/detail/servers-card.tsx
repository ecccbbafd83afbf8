import { useSelector } from 'react-redux';
import { RecordLink } from '@/components/links/record-link';
import { RecordBadge } from '@/components/records/record-badge';
import { counted } from '@/lib/text';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { titleOf } from '@/model/title';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { LinkButton, TextLink } from '@/ui/link';
import { Truncate } from '@/ui/truncate';
import styles from './group.module.css';

/** The list of servers shows the rest. */
const SHOWN = 10;

interface ServersCardProps {
  readonly group: ServerGroupRecord;
  readonly account: string;
}

/** The servers of a group. */
export function ServersCard({ group, account }: ServersCardProps) {
  const known = useSelector((state: WithResources) => selectRecords(state, 'server'));
  const ids = (group.servers ?? []).filter((id) => known[id]?.status !== 'deleted');
  return (
    <Card
      title="Servers"
      note={ids.length === 0 ? undefined : ids.length}
      actions={
        <>
          {ids.length > 0 && (
            <LinkButton size="s" to={paths.serverGroupMove(account, group.id)}>
              Move
            </LinkButton>
          )}
          <LinkButton
            size="s"
            aria-label="Edit Servers"
            to={paths.serverGroupServers(account, group.id)}
          >
            Edit
          </LinkButton>
        </>
      }
    >
      {ids.length === 0 && <p className="muted">No server is in this group.</p>}
      <ul className={styles.servers}>
        {ids.slice(0, SHOWN).map((id) => (
          <li key={id}>
            <RecordLink kind="server" id={id} account={account}>
              <Truncate text={titleOf(known[id] ?? { id })} />
            </RecordLink>
            <RecordBadge status={known[id]?.status} />
          </li>
        ))}
      </ul>
      {ids.length > SHOWN && (
        <p className={styles.more}>
          <TextLink to={`${paths.servers(account)}?group=${group.id}`}>
            All {counted(ids.length, 'server')}
          </TextLink>
        </p>
      )}
    </Card>
  );
}
