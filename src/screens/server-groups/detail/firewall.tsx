import { useAccount } from '@/components/account/account-context';
import { useLookup } from '@/components/data/lookup';
import { useRecord } from '@/components/data/use-record';
import { Absent, SettledContext } from '@/components/records/absent';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { VerbMenu } from '@/components/verbs/verb-menu';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { directionOf, type Direction } from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { FIREWALL_RULE_VERBS } from '@/model/firewall-rule/verbs';
import { paths } from '@/model/paths';
import { rulesOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { ActionMenu, type Action } from '@/ui/action-menu';
import { Card, CardBody } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { Cell, MENU_COLUMN, Table, TableBody, TableRow } from '@/ui/table';
import { DIRECTION_LABELS, DIRECTIONS } from '../firewall/direction-labels';
import { RuleCells, ruleColumns, RuleHead } from '../firewall/rule-cells';
import { useRuleEnds } from '../firewall/use-rule-ends';

interface FirewallProps {
  readonly group: ServerGroupRecord;
}

/** A table of rules for each direction. */
export function Firewall({ group }: FirewallProps) {
  const { firewall_policy: policy } = group;
  if (policy === null) return <RuleTables group={group} rules={[]} />;
  if (policy === undefined) return <RuleTables group={group} />;
  return <PolicyTables group={group} policy={policy} />;
}

function PolicyTables({ group, policy }: FirewallProps & { readonly policy: string }) {
  const { record, meta } = useRecord('firewall_policy', policy);
  const lookup = useLookup();
  const rules = record?.rules === undefined ? undefined : rulesOf(group, lookup);
  const partial = record?.unreadable?.includes('rules') === true;
  return (
    <>
      {record && <UnreadableNote kind="firewall_policy" {...{ record }} noun="firewall policy" />}
      {(meta.error !== undefined || meta.status === 'not-found') && (
        <RecordFailure kind="firewall_policy" id={policy} meta={meta} partial />
      )}
      <SettledContext value={!isFirstReadPending(meta.status)}>
        <RuleTables group={group} rules={rules} partial={partial} />
      </SettledContext>
    </>
  );
}

interface RuleTablesProps extends FirewallProps {
  /** Undefined until read. */
  readonly rules?: readonly FirewallRuleRecord[] | undefined;
  /** Some could not be read, so an empty list does not mean none. */
  readonly partial?: boolean;
}

const UNREADABLE: readonly FirewallRuleRecord[] = [];

function RuleTables({ group, rules, partial = false }: RuleTablesProps) {
  useRuleEnds(rules ?? UNREADABLE);
  return DIRECTIONS.map((direction) => {
    const known = rules?.filter((rule) => directionOf(rule) === direction);
    return (
      <RuleCard
        key={direction}
        group={group}
        direction={direction}
        rules={partial && known?.length === 0 ? undefined : known}
        partial={partial}
      />
    );
  });
}

function addActions(account: string, group: string, direction: Direction): readonly Action[] {
  return [
    {
      id: 'own',
      label: 'Rule of your own',
      icon: 'plus',
      href: paths.firewallRuleAdd(account, group, { direction }),
    },
    ...PRESETS[direction].map(({ id, label }) => ({
      id,
      label,
      section: 'Presets',
      href: paths.firewallRuleAdd(account, group, { direction, preset: id }),
    })),
  ];
}

const COLUMNS = ruleColumns(MENU_COLUMN);

function RuleCard(props: RuleTablesProps & { readonly direction: Direction }) {
  const account = useAccount();
  const { group, direction, rules, partial } = props;
  const lookup = useLookup();
  const words = DIRECTION_LABELS[direction];
  return (
    <Card
      flush
      title={words.rules}
      note={partial || !rules?.length ? undefined : rules.length}
      actions={
        <>
          <LinkButton size="s" to={paths.firewallRules(account, group.id)}>
            Edit rules
          </LinkButton>
          <ActionMenu
            size="s"
            leadingIcon="plus"
            label={`Add ${words.rule}`}
            items={() => addActions(account, group.id, direction)}
          />
        </>
      }
    >
      {rules === undefined && (
        <CardBody>
          <Absent />
        </CardBody>
      )}
      {rules?.length === 0 && (
        <CardBody>
          <p className="muted">{words.none}</p>
        </CardBody>
      )}
      {rules !== undefined && rules.length > 0 && (
        <Table label={words.rules} columns={COLUMNS}>
          <RuleHead direction={direction} last="Actions" />
          <TableBody>
            {rules.map((rule) => (
              <TableRow key={rule.id}>
                <RuleCells rule={rule} lookup={lookup} />
                <Cell kind="menu">
                  <VerbMenu
                    record={rule}
                    name={ruleTitle(rule, lookup)}
                    verbs={FIREWALL_RULE_VERBS}
                  />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
