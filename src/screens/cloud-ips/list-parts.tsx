import { nameColumn, NO_VALUE, STATUS, textColumn } from '@/components/lists/columns';
import { either, facet, statusFacet } from '@/components/lists/facet-menu';
import type { CardProps, CellContext, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { IdLink } from '@/components/records/links/record-link';
import { RecordBadge } from '@/components/records/record-status';
import {
  addressesOf,
  DESTINATION_FIELDS,
  destinationOf,
  destinationTitle,
  listedStatus,
} from '@/model/cloud-ip/describe';
import { KINDS } from '@/model/kinds';
import type { CloudIpRecord } from '@/model/records/network';
import { shortIpv6 } from '@/model/server/addresses';
import { titleOf } from '@/model/title';
import { Copyable } from '@/ui/copy-button';
import { CellLines } from '@/ui/table';
import { words } from './words';

function ListedStatus({ ip }: { readonly ip: CloudIpRecord }) {
  const status = listedStatus(ip);
  return <RecordBadge record={status === undefined ? ip : { ...ip, status }} />;
}

interface CellProps {
  readonly ip: CloudIpRecord;
  readonly context: CellContext;
}

function AddressesCell({ ip }: Pick<CellProps, 'ip'>) {
  const [first, second] = addressesOf(ip);
  if (first === undefined) return NO_VALUE;
  return (
    <CellLines
      second={
        second && (
          <Copyable inRow text={second} what={words.list.copyIpv6(titleOf(ip))}>
            <code title={second}>{shortIpv6(second)}</code>
          </Copyable>
        )
      }
    >
      <Copyable inRow text={first} what={words.list.copyAddress(titleOf(ip))}>
        <code>{shortIpv6(first)}</code>
      </Copyable>
    </CellLines>
  );
}

function DestinationCell({ ip, context }: CellProps) {
  const to = destinationOf(ip, context);
  if (!to) return ip.interface ? <code>{ip.interface}</code> : NO_VALUE;
  return (
    <CellLines second={KINDS[to.kind].singular}>
      <IdLink kind={to.kind} id={to.id} />
    </CellLines>
  );
}

const nameOf = (ip: CloudIpRecord) => ip.name || titleOf(ip);

export const cloudIpColumns: readonly Column<CloudIpRecord>[] = [
  {
    ...nameColumn('cloud_ip'),
    cell: (ip) => <NameCell kind="cloud_ip" record={ip} text={nameOf(ip)} />,
    sortBy: nameOf,
  },
  {
    ...STATUS,
    cell: (ip) => <ListedStatus ip={ip} />,
    sortBy: (ip) => listedStatus(ip) ?? '',
    text: (ip) => listedStatus(ip) ?? '',
  },
  textColumn(words.labels.addresses, (ip) => addressesOf(ip).join(' '), {
    id: 'addresses',
    width: 164,
    phone: 'second',
    isUnsaid: ({ name }) => !name,
    of: ['public_ip', 'public_ipv4', 'public_ipv6'],
    cell: (ip) => <AddressesCell ip={ip} />,
    sortBy: (ip) => addressesOf(ip)[0] ?? '',
  }),
  textColumn(words.labels.destination, destinationTitle, {
    width: 168,
    phone: 'second',
    of: DESTINATION_FIELDS,
    cell: (ip, context) => <DestinationCell ip={ip} context={context} />,
  }),
  textColumn(words.labels.reverseDns, ({ reverse_dns: name }) => name, {
    width: 220,
    from: 1000,
    of: ['reverse_dns'],
  }),
];

export const cloudIpFacets: readonly Facet<CloudIpRecord>[] = [
  statusFacet,
  facet(words.labels.destination, (ip, lookup) => {
    const to = destinationOf(ip, lookup);
    if (to === null) return { value: 'none', label: words.list.notMapped };
    return to && { value: to.kind, label: KINDS[to.kind].singular };
  }),
  facet(words.list.ports, ({ port_translators: ports }) =>
    either(
      ports && ports.length > 0,
      ['translated', words.list.translated],
      ['same', words.list.notTranslated],
    ),
  ),
];

export function CloudIpCard({ record: ip, context }: CardProps<CloudIpRecord>) {
  return (
    <>
      <NameCell kind="cloud_ip" record={ip} text={ip.name || titleOf(ip)} />
      <ListedStatus ip={ip} />
      <AddressesCell ip={ip} />
      <DestinationCell ip={ip} context={context} />
    </>
  );
}
