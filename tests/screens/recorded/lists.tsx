import { type ComponentType, createElement, type ReactNode } from 'react';
import type { CardProps, CellContext, Column } from '@/components/lists/list-props';
import type { Facts } from '@/model/facts';
import { ruleText } from '@/model/firewall-rule/describe';
import { stagedRule } from '@/model/firewall-rule/staged';
import { searchedBy } from '@/model/listed-kinds';
import { verbsOf } from '@/model/listed-kinds';
import type { ListedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import type { SearchField } from '@/model/search-text';
import CloudIpDetail from '@/screens/cloud-ips/detail';
import { CloudIpCard, cloudIpColumns } from '@/screens/cloud-ips/list-parts';
import DatabaseServerDetail from '@/screens/database-servers/detail';
import { DatabaseCard, databaseColumns } from '@/screens/database-servers/list-parts';
import DatabaseSnapshotDetail from '@/screens/database-snapshots/detail';
import { SnapshotCard, snapshotColumns } from '@/screens/database-snapshots/list-parts';
import ImageDetail from '@/screens/images/detail';
import { ImageCard, imageColumns } from '@/screens/images/list-parts';
import LoadBalancerDetail from '@/screens/load-balancers/detail';
import { LoadBalancerCard, loadBalancerColumns } from '@/screens/load-balancers/list-parts';
import ServerGroupDetail from '@/screens/server-groups/detail';
import { RULE_COLUMNS, RuleCells } from '@/screens/server-groups/firewall/rule-cells';
import { groupColumns } from '@/screens/server-groups/list-parts';
import ServerDetail from '@/screens/servers/detail';
import { ServerCard, serverColumns } from '@/screens/servers/list-parts';
import { apiClientColumns } from '@/screens/settings/api-clients/api-client-columns';
import ApiClientDetail from '@/screens/settings/api-clients/detail';
import TeamMemberDetail from '@/screens/team/detail';
import { memberColumns } from '@/screens/team/list-parts';
import VolumeDetail from '@/screens/volumes/detail';
import { VolumeCard, volumeColumns } from '@/screens/volumes/list-parts';
import { Table, TableBody, TableRow } from '@/ui/table';
import { screenOf } from './draw';

/** A column's cell and CSV text of a record, with the fields that it shows. */
interface Cell {
  readonly column: string;
  readonly of: readonly string[];
  readonly cell: ReactNode;
  readonly text: string;
}

/** Every way in which the panel shows a record of a kind. */
export interface Shown {
  /** Absent if only a list shows it, and no search finds it. */
  readonly page?: (id: string) => ReactNode;
  readonly cells: (record: object, context: CellContext) => readonly Cell[];
  readonly card: (record: object, context: CellContext) => ReactNode;
  readonly searched: (record: object, facts: Facts) => readonly SearchField[];
  /** Reasons why verbs are refused. */
  readonly refusals: (record: object, facts: Facts) => readonly string[];
}

function shown<K extends ListedKind>(
  kind: K,
  page: ComponentType<never>,
  columns: readonly Column<Records[K]>[],
  card?: ComponentType<CardProps<Records[K]>>,
  param: string = kind,
): Shown {
  // A row of the table gets records of its own kind only.
  const own = (record: object) => record as Records[K];
  return {
    page: (id) => screenOf(page, { [param]: id }),
    cells: (record, context) =>
      columns.map(({ id, of, cell, text }) => ({
        column: id,
        of,
        cell: cell(own(record), context),
        text: text(own(record), context),
      })),
    card: (record, context) => card && createElement(card, { record: own(record), context }),
    searched: (record, facts) => searchedBy(kind).fields(own(record), facts),
    refusals: (record, facts) =>
      verbsOf(kind, own(record).id).flatMap(({ rule }) => rule(own(record), facts) ?? []),
  };
}

const RULE = ['source', 'source_port', 'destination', 'destination_port', 'protocol'] as const;

/** A firewall rule is a row on the page of its group. */
const SHOWN_RULE: Shown = {
  cells: (record, context) => {
    const rule = record as Records['firewall_rule'];
    const { end, protocol, ports } = ruleText(rule, context);
    return [
      {
        column: 'row',
        of: [...RULE, 'icmp_type_name', 'description'],
        cell: (
          <Table label="Rules" columns={RULE_COLUMNS}>
            <TableBody>
              <TableRow>
                <RuleCells row={stagedRule(rule)} result={undefined} lookup={context} />
              </TableRow>
            </TableBody>
          </Table>
        ),
        text: [end, protocol, ports, rule.description].filter(Boolean).join(' '),
      },
    ];
  },
  card: () => undefined,
  searched: () => [],
  refusals: () => [],
};

/** Recorded kinds that `SHOWN` leaves out, and why. */
export const NO_LIST: Readonly<Record<string, string>> = {
  account: 'its page is the settings of the account, its list the one of the user',
  database_type: 'a choice of an editor, and a name where a server tells its type',
  firewall_policy: 'its rules are shown on the page of its group',
  interface: 'its addresses are shown on the page of its server',
  server_type: 'a choice of an editor, and a name where a server tells its type',
  user: 'a name where a record tells its user, and the pages of who is signed in',
  zone: 'a name where a record tells its zone',
};

/** Kinds with a list and recorded rows. */
export const SHOWN: ReadonlyMap<string, Shown> = new Map([
  ['api_client', shown('api_client', ApiClientDetail, apiClientColumns)],
  ['cloud_ip', shown('cloud_ip', CloudIpDetail, cloudIpColumns, CloudIpCard)],
  ['collaboration', shown('collaboration', TeamMemberDetail, memberColumns)],
  [
    'database_server',
    shown('database_server', DatabaseServerDetail, databaseColumns, DatabaseCard),
  ],
  [
    'database_snapshot',
    shown('database_snapshot', DatabaseSnapshotDetail, snapshotColumns, SnapshotCard),
  ],
  ['firewall_rule', SHOWN_RULE],
  ['image', shown('image', ImageDetail, imageColumns, ImageCard)],
  [
    'load_balancer',
    shown('load_balancer', LoadBalancerDetail, loadBalancerColumns, LoadBalancerCard),
  ],
  ['server', shown('server', ServerDetail, serverColumns, ServerCard)],
  ['server_group', shown('server_group', ServerGroupDetail, groupColumns, undefined, 'group')],
  ['volume', shown('volume', VolumeDetail, volumeColumns, VolumeCard)],
]);
