import { lazy } from 'react';
import type { Nouns } from '@/lib/text';
import type { Titled } from '@/model/title';
import { type BulkVerb, isBulkVerb, type Verb } from '@/model/verb';
import { ActionMenu } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { preload } from '@/ui/preload';
import { FloatingBar } from '@/ui/toolbar';
import { bulkReason, planBulk } from './bulk-plan';
import { useFacts } from '../data/use-facts';
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

interface BulkBarProps<R extends Titled> {
  readonly nouns: Nouns;
  /** The bar is shown while there are any. */
  readonly records: readonly R[];
  readonly verbs: readonly Verb<R>[];
  /** Selects all matching rows; absent when they are selected. */
  readonly all?: { readonly count: number; readonly onSelect: () => void } | undefined;
  readonly onClear: () => void;
}

/** The verbs of a selection. */
export function BulkBar<R extends Titled>(props: BulkBarProps<R>) {
  const { nouns, records, verbs, all, onClear } = props;
  const facts = useFacts();
  const dialogs = useDialogs();
  const offered = verbs
    .filter(isBulkVerb)
    .filter((verb) => records.some((record) => verb.shown?.(record) ?? true));

  function ask(verb: BulkVerb<R>) {
    void dialogs.open(BulkDialog<R>, { nouns, verb, plan: planBulk(records, verb, facts) });
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
