import { RelatedList } from '@/components/records/links/related-list';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-context';
import type { Facts } from '@/model/facts';
import { canEdit } from '@/model/load-balancer/rules';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import { Card } from '@/ui/card';
import { EditLink } from '@/ui/edit-link';

const SHOWN = 20;

interface NodesCardProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

/** The servers behind a balancer; the status of each is the server's own. */
export function NodesCard({ balancer, facts }: NodesCardProps) {
  const account = useAccount();
  const { id, nodes } = balancer;
  return (
    <Card
      title="Servers"
      note={nodes?.length || undefined}
      actions={
        <EditLink
          label="Edit servers"
          to={paths.editor('load_balancer', account, id, 'servers')}
          disabledReason={canEdit(balancer, facts)}
        />
      }
    >
      <RelatedList
        kind="server"
        ids={nodes}
        shown={SHOWN}
        empty="No servers: whatever arrives is refused."
        note={(server) => <RecordBadge record={server} />}
      />
    </Card>
  );
}
