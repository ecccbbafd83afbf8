import type { ReactNode } from 'react';
import { whenKnown } from '@/components/records/absent';
import { useAccount } from '@/components/scope/account-scope';
import { formatCount } from '@/lib/text';
import type { Facts } from '@/model/facts';
import { portsLabel, protocolLabel } from '@/model/load-balancer/describe';
import { canEdit } from '@/model/load-balancer/rules';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import { Card, CardBody } from '@/ui/card';
import { EditLink } from '@/ui/edit-link';
import { Skeleton } from '@/ui/skeleton';
import {
  Cell,
  HeaderCell,
  Table,
  TableBody,
  type TableColumn,
  TableHead,
  TableRow,
} from '@/ui/table';

const COLUMNS: readonly TableColumn[] = [
  {},
  { width: 140, phone: 'lead' },
  { width: 112, phone: 'second' },
  { width: 148, phone: 'second' },
];

const TITLE = 'Listeners';

function ListenersTable({ children }: { readonly children: ReactNode }) {
  return (
    <Table label={TITLE} columns={COLUMNS}>
      <TableHead>
        <HeaderCell>Protocol</HeaderCell>
        <HeaderCell>In → out</HeaderCell>
        <HeaderCell>Timeout</HeaderCell>
        <HeaderCell>Proxy protocol</HeaderCell>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

interface ListenersCardProps {
  readonly balancer: LoadBalancerRecord;
  readonly facts: Facts;
}

export function ListenersCard({ balancer, facts }: ListenersCardProps) {
  const account = useAccount();
  const { listeners } = balancer;
  return (
    <Card
      flush
      title={TITLE}
      actions={
        <EditLink
          label="Edit listeners"
          to={paths.editor('load_balancer', account, balancer.id, 'listeners')}
          disabledReason={canEdit(balancer, facts)}
        />
      }
    >
      {!listeners?.length ? (
        <CardBody>
          {whenKnown(listeners, () => (
            <p className="muted">No listeners.</p>
          ))}
        </CardBody>
      ) : (
        <ListenersTable>
          {listeners.map((listener) => (
            <TableRow key={listener.in}>
              <Cell kind="title">{protocolLabel(listener.protocol)}</Cell>
              <Cell phone="lead">{portsLabel(listener)}</Cell>
              <Cell phone="second">
                {listener.timeout === undefined ? '–' : `${formatCount(listener.timeout / 1000)} s`}
              </Cell>
              <Cell phone="second" empty={!listener.proxy_protocol}>
                {listener.proxy_protocol ?? <span className="muted">none</span>}
              </Cell>
            </TableRow>
          ))}
        </ListenersTable>
      )}
    </Card>
  );
}

export function ListenersSkeleton() {
  const word = <Skeleton shape="word" />;
  return (
    <Card title={TITLE} flush>
      <ListenersTable>
        <TableRow>
          <Cell kind="title">{word}</Cell>
          <Cell phone="lead">{word}</Cell>
          <Cell phone="second">{word}</Cell>
          <Cell phone="second">{word}</Cell>
        </TableRow>
      </ListenersTable>
    </Card>
  );
}
