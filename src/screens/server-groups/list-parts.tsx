import { CREATED, nameColumn, NO_VALUE, textColumn } from '@/components/lists/columns';
import type { Column } from '@/components/lists/list-props';
import { NameCell, RelatedCell } from '@/components/lists/name-cell';
import type { Lookup } from '@/model/facts';
import { openToAll } from '@/model/firewall-rule/warnings';
import type { ServerGroupRecord } from '@/model/records/compute';
import { ruleCount, rulesOf } from '@/model/server-group/describe';
import { titlesById } from '@/model/title';
import { Chips, Tag } from '@/ui/badges';
import { OpenTag } from './open-tag';
import { words } from './words';

type Group = ServerGroupRecord;

function RulesCell({ group, lookup }: { readonly group: Group; readonly lookup: Lookup }) {
  const count = ruleCount(group, lookup);
  if (count === undefined) return NO_VALUE;
  const warnings = rulesOf(group, lookup)
    .map(openToAll)
    .filter((warning) => warning !== undefined);
  return (
    <Chips>
      {count}
      {warnings.length > 0 && <OpenTag warning={warnings.join('. ')} />}
    </Chips>
  );
}

export const groupColumns: readonly Column<Group>[] = [
  {
    ...nameColumn('server_group'),
    of: ['name', 'default'],
    cell: (group) => (
      <NameCell
        kind="server_group"
        record={group}
        badges={group.default === true && <Tag tone="grey">{words.labels.default}</Tag>}
      />
    ),
  },
  textColumn(
    words.labels.servers,
    ({ servers }, all) => titlesById(all, 'server', servers).join(', '),
    {
      width: 176,
      phone: 'second',
      of: ['servers'],
      cell: (group) => <RelatedCell kind="server" ids={group.servers} />,
      sortBy: ({ servers }) => servers?.length ?? Number.NaN,
    },
  ),
  textColumn(words.list.rules, ruleCount, {
    id: 'rules',
    width: 160,
    phone: 'lead',
    of: ['firewall_policy'],
    cell: (group, context) => <RulesCell group={group} lookup={context} />,
  }),
  { ...CREATED, from: 800 },
];
