import type { ReactNode } from 'react';
import { whenKnown } from '@/components/records/absent';
import { useAccount } from '@/components/scope/account-scope';
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
import { words } from '../words';

const COLUMNS: readonly TableColumn[] = [
  {},
  { width: 140, phone: 'lead' },
  { width: 112, phone: 'second' },
  { width: 148, phone: 'second' },
];

function ListenersTable({ children }: { readonly children: ReactNode }) {
  return (
    <Table label={words.labels.listeners} columns={COLUMNS}>
      <TableHead>
        <HeaderCell>{words.labels.protocol}</HeaderCell>
        <HeaderCell>{words.listeners.ports}</HeaderCell>
        <HeaderCell>{words.listeners.timeout}</HeaderCell>
        <HeaderCell>{words.labels.proxyProtocol}</HeaderCell>
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
      title={words.labels.listeners}
      actions={
        <EditLink
          label={words.listeners.edit}
          to={paths.editor('load_balancer', account, balancer.id, 'listeners')}
          disabledReason={canEdit(balancer, facts)}
        />
      }
    >
      {!listeners?.length ? (
        <CardBody>
          {whenKnown(listeners, () => (
            <p className="muted">{words.listeners.empty}</p>
          ))}
        </CardBody>
      ) : (
        <ListenersTable>
          {listeners.map((listener) => (
            <TableRow key={listener.in}>
              <Cell kind="title">{protocolLabel(listener.protocol)}</Cell>
              <Cell phone="lead">{portsLabel(listener)}</Cell>
              <Cell phone="second">
                {listener.timeout === undefined
                  ? '–'
                  : words.listeners.seconds(listener.timeout / 1000)}
              </Cell>
              <Cell phone="second" empty={!listener.proxy_protocol}>
                {listener.proxy_protocol ?? <span className="muted">{words.labels.none}</span>}
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
    <Card title={words.labels.listeners} flush>
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
