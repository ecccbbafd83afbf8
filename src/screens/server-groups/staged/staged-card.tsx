import type { Direction } from '@/model/firewall-rule/form';
import type { Lookup } from '@/model/facts';
import {
  changeOf,
  rowFacts,
  type StagedChange,
  type StagedRule,
} from '@/model/firewall-rule/staged';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { ActionMenu, type Action } from '@/ui/action-menu';
import { Card, CardBody } from '@/ui/card';
import { Tag } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { Cell, Table, TableBody, TableRow } from '@/ui/table';
import { DIRECTION_LABELS } from '../firewall/direction-labels';
import { RuleCells, ruleColumns, RuleHead } from '../firewall/rule-cells';
import styles from './staged.module.css';
import type { RowResult } from './use-staged-save';

interface StagedCardProps {
  readonly direction: Direction;
  readonly rows: readonly StagedRule[];
  readonly results: ReadonlyMap<string, RowResult>;
  readonly saving: boolean;
  readonly lookup: Lookup;
  readonly addActions: () => readonly Action[];
  readonly onEdit: (row: StagedRule) => void;
  readonly onClone: (row: StagedRule) => void;
  readonly onRemove: (row: StagedRule) => void;
  readonly onRestore: (row: StagedRule) => void;
}

const CHANGES: Readonly<Record<StagedChange, string | undefined>> = {
  none: undefined,
  added: 'to be added',
  changed: 'to be changed',
  removed: 'to be removed',
};

const RESULTS: Readonly<Record<RowResult['status'], string>> = {
  saving: 'saving…',
  saved: 'saved',
  'held back': 'held back',
  failed: 'not saved',
};

function Outcome({ row, result }: { readonly row: StagedRule; readonly result?: RowResult }) {
  const change = CHANGES[changeOf(row)];
  if (result?.status === 'failed') {
    return (
      <span className={styles.failed}>
        <Icon name="error" size={13} /> {RESULTS.failed}: {result.message}
      </span>
    );
  }
  if (result !== undefined) {
    return <Tag tone={result.status === 'saved' ? 'accent' : 'grey'}>{RESULTS[result.status]}</Tag>;
  }
  if (change === undefined) return null;
  return <Tag tone={row.removed ? 'orange' : 'accent'}>{change}</Tag>;
}

const COLUMNS = ruleColumns({ width: 176 });

/** One direction of the edited rules. */
export function StagedCard(props: StagedCardProps) {
  const { direction, rows, results, saving, lookup, addActions } = props;
  const words = DIRECTION_LABELS[direction];

  function actionsFor(row: StagedRule): readonly Action[] {
    const clone: Action = {
      id: 'clone',
      label: 'Clone',
      icon: 'copy',
      onAction: () => props.onClone(row),
    };
    const restore: Action = {
      id: 'restore',
      label: row.removed ? 'Keep this rule' : 'Undo the change',
      icon: 'reset',
      onAction: () => props.onRestore(row),
    };
    if (row.removed) return [restore];
    const unknown = row.form ? {} : { disabledReason: 'This rule is not known in full' };
    return [
      { id: 'edit', label: 'Edit', icon: 'pencil', onAction: () => props.onEdit(row), ...unknown },
      { ...clone, ...unknown },
      ...(changeOf(row) === 'changed' ? [restore] : []),
      {
        id: 'remove',
        label: 'Remove',
        icon: 'trash',
        danger: true,
        onAction: () => props.onRemove(row),
      },
    ];
  }

  return (
    <Card
      flush
      title={words.rules}
      note={rows.length === 0 ? undefined : rows.length}
      actions={
        <ActionMenu
          size="s"
          leadingIcon="plus"
          label={`Add ${words.rule}`}
          items={addActions}
          disabledReason={saving ? 'Wait until this is saved' : undefined}
        />
      }
    >
      {rows.length === 0 ? (
        <CardBody>
          <p className="muted">{words.none}</p>
        </CardBody>
      ) : (
        <Table label={words.rules} columns={COLUMNS} busy={saving}>
          <RuleHead direction={direction} last="Changes" />
          <TableBody>
            {rows.map((row) => {
              const rule = rowFacts(row);
              const result = results.get(row.key);
              const isFixed = saving || result?.status === 'saved';
              return (
                <TableRow key={row.key} className={row.removed ? styles.removed : undefined}>
                  <RuleCells rule={rule} lookup={lookup} />
                  <Cell kind="menu">
                    <span className={styles.end}>
                      <Outcome row={row} {...(result && { result })} />
                      <ActionMenu
                        icon="more"
                        size="s"
                        variant="quiet"
                        label={`Actions for ${ruleTitle(rule, lookup)}`}
                        items={() => actionsFor(row)}
                        disabledReason={isFixed ? 'This is saved, or about to be' : undefined}
                      />
                    </span>
                  </Cell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
