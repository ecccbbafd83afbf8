import { OpenTag } from '@/screens/server-groups/open-tag';
import type { RowResult } from '@/screens/server-groups/staged/use-staged-save';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { Description } from '@/components/records/links/linked-text';
import { IdLink } from '@/components/records/links/record-link';
import type { Lookup } from '@/model/facts';
import { ruleText, ruleTitle } from '@/model/firewall-rule/describe';
import { type Direction, wireEndpointOf } from '@/model/firewall-rule/form';
import { endpointOf } from '@/model/firewall-rule/rule-endpoints';
import {
  changeOf,
  rowFacts,
  type StagedChange,
  type StagedRule,
} from '@/model/firewall-rule/staged';
import { openToAll } from '@/model/firewall-rule/warnings';
import type { RuleFacts } from '@/model/records/compute';
import { Chips } from '@/ui/badges';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Cell, HeaderCell, MENU_COLUMN, type TableColumn, TableHead } from '@/ui/table';
import { words } from '../words';
import styles from './rules.module.css';

const PROTOCOL: TableColumn = { width: 96, phone: 'second' };
const PORTS: TableColumn = { width: 152, phone: 'second' };

export const RULE_COLUMNS: readonly TableColumn[] = [{}, PROTOCOL, PORTS, {}, MENU_COLUMN];

interface EndpointOfRuleProps {
  readonly rule: RuleFacts;
  readonly end: string;
}

function EndpointOfRule({ rule, end }: EndpointOfRuleProps) {
  const { kind, value } = endpointOf(wireEndpointOf(rule));
  switch (kind) {
    case 'any':
      return end;
    case 'address':
    case 'my_ip':
      return <code>{value}</code>;
    case 'server':
    case 'server_group':
    case 'load_balancer':
      return <IdLink kind={kind} id={value} />;
  }
}

export function RuleHead({ direction }: { readonly direction: Direction }) {
  return (
    <TableHead>
      <HeaderCell>{words.rules.end[direction]}</HeaderCell>
      <HeaderCell>{words.rules.protocol}</HeaderCell>
      <HeaderCell>{words.rules.ports}</HeaderCell>
      <HeaderCell>{words.labels.description}</HeaderCell>
      <HeaderCell label={words.rules.actions} />
    </TableHead>
  );
}

const SIGNS: Readonly<Record<Exclude<StagedChange, 'none'>, string>> = {
  added: '+',
  changed: '~',
  removed: '−',
};

interface RuleCellsProps {
  readonly row: StagedRule;
  readonly result: RowResult | undefined;
  readonly lookup: Lookup;
}

export function RuleCells({ row, result, lookup }: RuleCellsProps) {
  const rule = rowFacts(row);
  const { protocol, end, ports } = ruleText(rule, lookup);
  const warning = openToAll(rule);
  const change = changeOf(row);
  const planned = change === 'none' ? undefined : words.rules.changes[change];
  return (
    <>
      <Cell kind="title">
        {change !== 'none' && (
          <span aria-hidden="true" className={styles.sign}>
            {SIGNS[change]}
          </span>
        )}
        <Chips>
          <span className={styles.value}>
            <EndpointOfRule rule={rule} end={end} />
          </span>{' '}
          {warning !== undefined && <OpenTag warning={warning} />}
        </Chips>
      </Cell>
      <Cell phone={PROTOCOL.phone}>
        <span className={styles.value}>{protocol}</span>
      </Cell>
      <Cell phone={PORTS.phone}>
        <span className={styles.value}>{ports}</span>
      </Cell>
      <Cell phone="second" empty={!rule.description && !planned && !result}>
        <span className={styles.about}>
          {rule.description ? (
            <span className={styles.value}>
              <Description text={rule.description} />
            </span>
          ) : (
            <span className={classNames('muted', styles.nothing)}>–</span>
          )}
          {result && 'failed' in result ? (
            <span className={styles.failed} data-status={result.status}>
              <Icon name={result.status === 'failed' ? 'error' : 'warning'} size={13} />{' '}
              {words.rules.reasons[result.status](result.failed.message)}{' '}
              {result.failed.facts && (
                <FailureToolsLater
                  isQuoted
                  isRow
                  what={words.rules.reports[result.status](ruleTitle(rule, lookup))}
                  error={result.failed.facts}
                />
              )}
            </span>
          ) : (
            <span className={styles.outcome}>
              {result ? words.rules.results[result.status] : planned}
            </span>
          )}
        </span>
      </Cell>
    </>
  );
}
