import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import { RelatedList } from '@/components/records/links/related-list';
import { CardOutline } from '@/components/records/page-skeleton';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { type DestinationRecord, freeCloudIps, targetProblem } from '@/model/cloud-ip/destinations';
import type { DestinationKind } from '@/model/cloud-ip/describe';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import type { CloudIpRecord } from '@/model/records/network';
import { titleOf } from '@/model/title';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton, TextLink } from '@/ui/link';
import { Row } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { words } from '../words';

const TITLE = KINDS.cloud_ip.plural;

const VERBS = CLOUD_IP_VERBS.filter(({ id }) => id === 'remap' || id === 'unmap');

function Mapped({ ip }: { readonly ip: CloudIpRecord }) {
  return (
    <Row>
      {ip.status !== 'mapped' && <RecordBadge record={ip} />}
      {ip.name && <span className="muted">{ip.name}</span>}
      <VerbMenu record={ip} verbs={VERBS} />
    </Row>
  );
}

function FreeIps() {
  const account = useAccount();
  const source = useListSource('cloud_ip');
  // An unread list would look as if none were free.
  if (isFirstReadPending(source.status)) {
    return (
      <p {...outline}>
        <Skeleton width="long" />
      </p>
    );
  }
  if (hasFailed(source)) return null;
  const free = freeCloudIps(source.rows);
  const [first] = free;
  if (first === undefined) {
    return (
      <p className="muted">
        {words.cloudIps.noneAvailable(
          <TextLink to={paths.add('cloud_ip', account)}>{words.cloudIps.create}</TextLink>,
        )}
      </p>
    );
  }
  return (
    <p className="muted">
      {free.length === 1
        ? words.cloudIps.oneAvailable(titleOf(first))
        : words.cloudIps.available(free.length)}
    </p>
  );
}

interface CloudIpsCardProps {
  readonly kind: DestinationKind;
  readonly id: string;
  readonly ips: readonly string[] | undefined;
}

export function CloudIpsCard({ kind, id, ips }: CloudIpsCardProps) {
  const account = useAccount();
  const facts = useFacts();
  const record: DestinationRecord | undefined = facts.get(kind, id);
  const reason = record && targetProblem(record, facts);
  const map = { size: 's', 'aria-label': words.cloudIps.mapLabel } as const;
  return (
    <Card
      title={TITLE}
      note={ips?.length || undefined}
      actions={
        reason === undefined ? (
          <LinkButton {...map} to={paths.editor(kind, account, id, 'cloud_ips')}>
            {words.cloudIps.map}
          </LinkButton>
        ) : (
          <Button {...map} disabledReason={reason}>
            {words.cloudIps.map}
          </Button>
        )
      }
    >
      <RelatedList
        kind="cloud_ip"
        ids={ips}
        empty={words.cloudIps.empty}
        // Nested cloud IPs lack the id of their record, which unmapping needs.
        note={(ip) => ip && <Mapped ip={{ ...ip, [kind]: id }} />}
      />
      {ips?.length === 0 && reason === undefined && <FreeIps />}
    </Card>
  );
}

export function CloudIpsSkeleton() {
  return <CardOutline title={TITLE} />;
}
