import { nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, CellContext, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { IdLink } from '@/components/records/links/id-link';
import { RecordBadge } from '@/components/records/record-status';
import {
  addressesOf,
  DESTINATION_FIELDS,
  destinationOf,
  destinationTitle,
  listedStatus,
} from '@/model/cloud-ip/describe';
import type { CloudIpRecord } from '@/model/cloud-ip/record';
import { KINDS } from '@/model/kinds';
import { shortIpv6 } from '@/model/server/addresses';
import { titleOf } from '@/model/title';
import { Copyable } from '@/ui/copy-button';
import { CellLines } from '@/ui/table';

/** A cloud IP's status as lists show it. */
function ListedStatus({ ip }: { readonly ip: CloudIpRecord }) {
  const status = listedStatus(ip);
  return <RecordBadge record={status === undefined ? ip : { ...ip, status }} />;
}

interface CellProps {
  readonly ip: CloudIpRecord;
  readonly context: CellContext;
}

/** Both addresses, to copy. */
function AddressesCell({ ip }: Pick<CellProps, 'ip'>) {
  const [first, second] = addressesOf(ip);
  if (first === undefined) return <span className="muted">–</span>;
  return (
    <CellLines
      second={
        second && (
          <Copyable inRow text={second} what={`the IPv6 address of ${titleOf(ip)}`}>
            <code title={second}>{shortIpv6(second)}</code>
          </Copyable>
        )
      }
    >
      <Copyable inRow text={first} what={`the address of ${titleOf(ip)}`}>
        <code>{shortIpv6(first)}</code>
      </Copyable>
    </CellLines>
  );
}

/** Destination of a cloud IP, with its kind. */
function DestinationCell({ ip, context }: CellProps) {
  const to = destinationOf(ip, context);
  if (!to) return ip.interface ? <code>{ip.interface}</code> : <span className="muted">–</span>;
  return (
    <CellLines second={KINDS[to.kind].singular}>
      <IdLink kind={to.kind} id={to.id} />
    </CellLines>
  );
}

/** The name that it was given, else its address. */
const nameOf = (ip: CloudIpRecord) => ip.name || titleOf(ip);

/** The columns of spec 2 §2, and the status, which shows the ones that are still to be mapped. */
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
  {
    id: 'addresses',
    label: 'IP Addresses',
    width: 164,
    phone: 'second',
    isUnsaid: ({ name }) => !name,
    of: ['public_ip', 'public_ipv4', 'public_ipv6'],
    cell: (ip) => <AddressesCell ip={ip} />,
    sortBy: (ip) => addressesOf(ip)[0] ?? '',
    text: (ip) => addressesOf(ip).join(' '),
  },
  {
    id: 'destination',
    label: 'Destination',
    width: 168,
    phone: 'second',
    of: DESTINATION_FIELDS,
    cell: (ip, context) => <DestinationCell ip={ip} context={context} />,
    sortBy: (ip, lookup) => destinationTitle(ip, lookup) ?? '',
    text: (ip, lookup) => destinationTitle(ip, lookup) ?? '',
  },
  {
    id: 'reverse_dns',
    label: 'Reverse DNS',
    width: 220,
    from: 1000,
    of: ['reverse_dns'],
    cell: ({ reverse_dns: name }) => name || <span className="muted">–</span>,
    sortBy: ({ reverse_dns: name }) => name ?? '',
    text: ({ reverse_dns: name }) => name ?? '',
  },
];

export const cloudIpFacets: readonly Facet<CloudIpRecord>[] = [
  statusFacet,
  {
    id: 'destination',
    label: 'Destination',
    valuesOf: (ip, lookup) => {
      const to = destinationOf(ip, lookup);
      if (to === undefined) return [];
      if (to === null) return [{ value: 'none', label: 'Not mapped' }];
      return [{ value: to.kind, label: KINDS[to.kind].singular }];
    },
  },
  {
    id: 'ports',
    label: 'Ports',
    valuesOf: ({ port_translators: ports }) => {
      if (ports === undefined) return [];
      return [
        ports.length > 0
          ? { value: 'translated', label: 'Translated' }
          : { value: 'same', label: 'Not translated' },
      ];
    },
  },
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
