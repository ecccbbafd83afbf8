import { IdLink } from '@/components/links/id-link';
import { Description } from '@/components/links/description';
import { ruleText } from '@/model/firewall-rule/describe';
import { endOf } from '@/model/firewall-rule/ends';
import { type Direction, wireEndOf } from '@/model/firewall-rule/form';
import type { RuleFacts } from '@/model/firewall-rule/record';
import { openToAll } from '@/model/firewall-rule/warnings';
import type { Lookup } from '@/model/facts';
import { Chips } from '@/ui/chip';
import { Cell, HeaderCell, type TableColumn, TableHead } from '@/ui/table';
import { OpenTag } from '../open-tag';
import { DIRECTION_LABELS } from './direction-labels';

const PROTOCOL: TableColumn = { width: 96, phone: 'second' };
const PORTS: TableColumn = { width: 152, phone: 'second' };

interface EndOfRuleProps {
  readonly rule: RuleFacts;
  readonly words: string;
}

/** Links servers, groups and load balancers. */
function EndOfRule({ rule, words }: EndOfRuleProps) {
  const { kind, value } = endOf(wireEndOf(rule));
  switch (kind) {
    case 'any':
      return words;
    case 'address':
    case 'my_ip':
      return <code>{value}</code>;
    case 'server':
    case 'server_group':
    case 'load_balancer':
      return <IdLink kind={kind} id={value} />;
  }
}

/** Of every table of rules, so that inbound, outbound and edited rules stand below each other. */
export function ruleColumns(last: TableColumn): readonly TableColumn[] {
  return [{}, PROTOCOL, PORTS, {}, last];
}

interface RuleCellsProps {
  readonly rule: RuleFacts;
  readonly lookup: Lookup;
}

/** The heads of a table of rules; `last` labels the final one. */
export function RuleHead({
  direction,
  last,
}: {
  readonly direction: Direction;
  readonly last: string;
}) {
  return (
    <TableHead>
      <HeaderCell>{DIRECTION_LABELS[direction].end}</HeaderCell>
      <HeaderCell>Protocol</HeaderCell>
      <HeaderCell>Port or ICMP type</HeaderCell>
      <HeaderCell>Description</HeaderCell>
      <HeaderCell label={last} />
    </TableHead>
  );
}

/** The cells of one rule. */
export function RuleCells({ rule, lookup }: RuleCellsProps) {
  const { protocol, end, ports } = ruleText(rule, lookup);
  const warning = openToAll(rule);
  return (
    <>
      <Cell kind="title">
        <Chips>
          <EndOfRule rule={rule} words={end} />
          {warning !== undefined && <OpenTag warning={warning} />}
        </Chips>
      </Cell>
      <Cell phone={PROTOCOL.phone}>{protocol}</Cell>
      <Cell phone={PORTS.phone}>{ports}</Cell>
      <Cell phone="second" empty={!rule.description}>
        {rule.description ? (
          <Description text={rule.description} />
        ) : (
          <span className="muted">–</span>
        )}
      </Cell>
    </>
  );
}
