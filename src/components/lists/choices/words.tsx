import type { ReactNode } from 'react';
import { formatCount } from '@/lib/text';

/** Words of choices among resources, and of the fields of rules. */
export const words = {
  choice: {
    kinds: { server: 'Servers', server_group: 'Groups', load_balancer: 'Load balancers' },
    chosen: (count: number) => `${String(count)} chosen`,
    search: (label: string) => `Search ${label.toLowerCase()}`,
    searchPlaceholder: 'Name or ID',
    noMatch: (search: string) => `Nothing matches "${search}"`,
    noneReadable: 'Nothing to choose from. Couldn’t load some items',
    showMore: (count: number, most: number) =>
      count > most ? `Show the first ${String(most)}` : `Show all ${String(count)}`,
    more: (count: number) => `Search to see ${formatCount(count)} more.`,
  },
  servers: {
    empty: 'No servers to choose from',
  },
  endpoint: {
    ipAddress: 'IP address',
    address: 'Address',
    addressExample: '203.0.113.9',
    networkExample: '203.0.113.0/24',
    addressHint: 'An IPv4 or IPv6 address.',
    networkHint: 'An IPv4 or IPv6 address, or a network such as 203.0.113.0/24.',
    looking: 'Looking for your address…',
    identifier: 'Identifier',
    empty: 'None in this account',
    gone: (noun: string, id: ReactNode) => (
      <>
        {noun} {id} no longer exists. Choose another one or remove the rule.
      </>
    ),
    change: 'Change',
  },
  protocol: {
    label: 'Protocol',
    number: 'Protocol number',
    numberHint: '0 to 255; 47 is GRE.',
    icmpType: 'ICMP message type',
    chooseIcmpType: 'Choose a type',
  },
};
