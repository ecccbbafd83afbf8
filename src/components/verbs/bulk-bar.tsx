import { lazy } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { type BulkVerb, isBulkVerb, type Verb } from '@/model/verb';
import { ActionMenu } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { preload } from '@/ui/preload';
import { FloatingBar } from '@/ui/toolbar';
import { bulkReason, planBulk } from './bulk-plan';
import { useFacts } from '../store/use-facts';
import { SECTIONS } from './verb-sections';
import styles from './verbs.module.css';

const load = () => import('./bulk-dialog');
type Generic = Awaited<ReturnType<typeof load>>['BulkDialog'];
const BulkDialog = lazy(async () => ({
  default: (await load()).BulkDialog,
})) as unknown as Generic;

/** Fetches the dialog's code ahead. */
export function preloadBulkDialog(): void {
  preload(load);
}

/** A section with more verbs becomes a menu. */
const BUTTONS_OF_A_SECTION = 2;

interface BulkBarProps<K extends Kind> {
  readonly kind: K;
  /** The bar is shown while there are any. */
  readonly records: readonly Records[K][];
  readonly verbs: readonly Verb<K>[];
  /** Selects all matching rows; absent when they are selected. */
  readonly all?: { readonly count: number; readonly onSelect: () => void } | undefined;
  readonly onClear: () => void;
}

/** The verbs of a selection. */
export function BulkBar<K extends Kind>(props: BulkBarProps<K>) {
  const { kind, records, verbs, all, onClear } = props;
  const facts = useFacts();
  const dialogs = useDialogs();
  const offered = verbs
    .filter(isBulkVerb)
    .filter((verb) => records.some((record) => verb.shown?.(record) ?? true));

  function ask(verb: BulkVerb<K>) {
    void dialogs.open(BulkDialog<K>, { kind, verb, plan: planBulk(records, verb, facts) });
  }

  return (
    <FloatingBar label="Selection">
      <span role="status">{records.length} selected</span>
      {all !== undefined && (
        <Button size="s" variant="quiet" onClick={all.onSelect}>
          Select all {all.count}
        </Button>
      )}
      {Object.entries(SECTIONS).map(([section, words]) => {
        const members = offered.filter((verb) => verb.section === section);
        if (members.length > BUTTONS_OF_A_SECTION) {
          return (
            <ActionMenu
              key={section}
              label={words}
              size="s"
              items={() =>
                members.map((verb) => ({
                  id: verb.id,
                  label: verb.label,
                  icon: verb.icon,
                  danger: verb.danger,
                  disabledReason: bulkReason(records, verb, facts),
                  onAction: () => ask(verb),
                }))
              }
            />
          );
        }
        return members.map((verb) => (
          <Button
            key={verb.id}
            size="s"
            className={verb.danger === true ? styles.danger : undefined}
            disabledReason={bulkReason(records, verb, facts)}
            onClick={() => ask(verb)}
          >
            {verb.label}
          </Button>
        ));
      })}
      <Button size="s" variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </FloatingBar>
  );
}
