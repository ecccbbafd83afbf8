import { useSelector } from 'react-redux';
import { RelatedList } from '@/components/records/links/related-list';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-context';
import { counted } from '@/lib/text';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/records/compute';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { LinkButton, TextLink } from '@/ui/link';

const SHOWN = 10;

interface ServersCardProps {
  readonly group: ServerGroupRecord;
}

export function ServersCard({ group }: ServersCardProps) {
  const account = useAccount();
  const known = useSelector((state: WithResources) => selectRecords(state, 'server'));
  const ids = group.servers?.filter((id) => known[id]?.status !== 'deleted');
  return (
    <Card
      title="Servers"
      note={ids?.length || undefined}
      actions={
        <>
          {!!ids?.length && (
            <LinkButton
              size="s"
              aria-label="Move servers…"
              to={paths.editor('server_group', account, group.id, 'move')}
            >
              Move…
            </LinkButton>
          )}
          <LinkButton
            size="s"
            aria-label="Choose servers…"
            to={paths.editor('server_group', account, group.id, 'servers')}
          >
            Choose…
          </LinkButton>
        </>
      }
    >
      <RelatedList
        kind="server"
        ids={ids}
        shown={SHOWN}
        empty="No server is in this group."
        note={(server) => <RecordBadge record={server} />}
        more={
          <TextLink to={paths.servers(account, { group: group.id })}>
            All {counted(ids?.length ?? 0, 'server')}
          </TextLink>
        }
      />
    </Card>
  );
}
