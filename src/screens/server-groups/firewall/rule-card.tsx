import { useEffect, useRef } from 'react';
import { type GroupRules, useGroupRules } from '@/screens/server-groups/staged/group-rules';
import { Absent } from '@/components/records/absent';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { type Direction, tellsDirection, unreadableRuleProblem } from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import { changeOf, rowDirection, rowFacts, type StagedRule } from '@/model/firewall-rule/staged';
import { paths } from '@/model/paths';
import { ActionMenu, type Action } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/card';
import { LinkButton } from '@/ui/link';
import { Row, Stack } from '@/ui/page/columns';
import { Cell, Table, TableBody, TableRow } from '@/ui/table';
import { words } from '../words';
import { RULE_COLUMNS, RuleCells, RuleHead } from './rule-cells';
import styles from './rules.module.css';

interface RuleCardProps {
  readonly group: string;
  readonly direction: Direction;
  /** Some rules could not be read, so an empty list does not mean none. */
  readonly partial: boolean;
}

export function RuleCard({ group, direction, partial }: RuleCardProps) {
  const account = useAccount();
  const rules = useGroupRules();
  const { wait, add } = rules;
  const rows = rules.rows?.filter((row) => rowDirection(row) === direction);
  const staying = rows?.filter(({ removed }) => !removed).length ?? 0;
  const isPartial =
    partial || rules.rows?.some((row) => !row.form && !tellsDirection(rowFacts(row))) === true;
  const isUnknown = rows === undefined || (isPartial && rows.length === 0);

  const addActions = (): readonly Action[] => [
    {
      id: 'own',
      label: words.rules.ownRule,
      icon: 'plus',
      href: paths.firewallRuleAdd(account, group, { direction }),
    },
    ...PRESETS[direction].map(({ id, label, form }) => ({
      id,
      label,
      section: words.rules.presets,
      onAction: () => add(form),
    })),
  ];

  return (
    <Card
      flush
      title={words.rules.title[direction]}
      note={isPartial || staying === 0 ? undefined : staying}
      actions={
        <ActionMenu
          size="s"
          leadingIcon="plus"
          label={words.rules.add[direction]}
          items={addActions}
          disabledReason={wait}
        />
      }
    >
      {isUnknown && (
        <CardBody>
          <Absent />
        </CardBody>
      )}
      {!isUnknown && rows.length === 0 && (
        <CardBody>
          <Stack gap="m">
            <p className="muted">{words.rules.empty[direction]}</p>
            <Row>
              {PRESETS[direction].map(({ id, label, form }) => (
                <Button
                  key={id}
                  size="s"
                  icon="plus"
                  disabledReason={wait}
                  onClick={() => add(form)}
                >
                  {label}
                </Button>
              ))}
              <LinkButton size="s" variant="quiet" to={paths.firewallRulesCopy(account, group)}>
                {words.rules.copy}
              </LinkButton>
            </Row>
          </Stack>
        </CardBody>
      )}
      {!isUnknown && rows.length > 0 && (
        <RuleTable group={group} direction={direction} rows={rows} rules={rules} />
      )}
    </Card>
  );
}

interface RuleTableProps {
  readonly group: string;
  readonly direction: Direction;
  readonly rows: readonly StagedRule[];
  readonly rules: GroupRules;
}

function RuleTable({ group, direction, rows, rules }: RuleTableProps) {
  const account = useAccount();
  const lookup = useLookup();
  const last = useRef<HTMLTableRowElement>(null);
  const added = rows.filter((row) => changeOf(row) === 'added').length;
  const before = useRef(added);
  // An addition stands last, which may be out of sight.
  useEffect(() => {
    if (added > before.current) last.current?.scrollIntoView({ block: 'nearest' });
    before.current = added;
  }, [added]);

  function actionsFor(row: StagedRule): readonly Action[] {
    const { key, rule, form, removed } = row;
    const undo: Action = {
      id: 'undo',
      label: removed ? words.rules.keep : words.rules.undo,
      icon: 'reset',
      onAction: () => rules.undo(row),
    };
    if (removed) return [undo];
    if (rules.resultOf(row)?.status === 'deleted') {
      return [
        {
          id: 'add',
          label: words.rules.addAsNew,
          icon: 'plus',
          onAction: () => rules.addAsNew(row),
        },
        { ...undo, label: words.rules.drop },
      ];
    }
    const disabledReason =
      form === undefined
        ? (unreadableRuleProblem(rowFacts(row)) ?? words.rules.unknown)
        : undefined;
    return [
      {
        id: 'edit',
        label: words.rules.edit,
        icon: 'pencil',
        href: rule
          ? paths.firewallRule(account, group, rule.id)
          : paths.firewallRuleAdd(account, group, { direction, change: key }),
        disabledReason,
      },
      {
        id: 'clone',
        label: words.rules.clone,
        icon: 'copy',
        href: paths.firewallRuleAdd(account, group, { direction, clone: key }),
        disabledReason,
      },
      ...(changeOf(row) === 'changed' ? [undo] : []),
      {
        id: 'remove',
        label: words.rules.remove,
        icon: 'trash',
        danger: true,
        onAction: () => rules.remove(row),
      },
    ];
  }

  return (
    <Table
      label={words.rules.title[direction]}
      columns={RULE_COLUMNS}
      busy={rules.status !== undefined}
    >
      <RuleHead direction={direction} />
      <TableBody>
        {rows.map((row, index) => {
          const rule = rowFacts(row);
          const result = rules.resultOf(row);
          const isFixed = rules.status !== undefined || row.made !== undefined;
          return (
            <TableRow
              key={row.key}
              ref={index === rows.length - 1 ? last : undefined}
              data-change={changeOf(row)}
              data-failed={result?.status === 'failed' || undefined}
              className={styles.rule}
            >
              <RuleCells row={row} lookup={lookup} result={result} />
              <Cell kind="menu">
                <ActionMenu
                  icon="more"
                  size="s"
                  variant="quiet"
                  label={words.rules.actionsFor(ruleTitle(rule, lookup))}
                  items={() => actionsFor(row)}
                  disabledReason={isFixed ? words.rules.fixed : undefined}
                />
              </Cell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
