import { useFacts } from '@/components/scope/data/use-facts';
import type { Nouns } from '@/lib/text';
import { type Titled, titleOf } from '@/model/title';
import { isSelectionVerb, type SelectionVerb, type Verb } from '@/model/verb';
import { type Action, ActionMenu } from '@/ui/action-menu';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { DockedBar } from '@/ui/toolbar';
import { BulkDialog } from './bulk-dialog';
import { bulkReason, planBulk, selectionSum, type Summed } from './bulk-plan';
import { SECTIONS } from './verb-menu';
import styles from './bulk-bar.module.css';
import { words } from './words';

/** A section with more verbs becomes a menu. */
const BUTTONS_OF_A_SECTION = 2;

const NAMED = 5;

interface BulkBarProps<R extends Titled> {
  readonly nouns: Nouns;
  readonly records: readonly R[];
  readonly verbs: readonly Verb<R>[];
  readonly summed?: Summed<R> | undefined;
  /** Selects all matching rows; absent when they are selected. */
  readonly all?: { readonly count: number; readonly onSelect: () => void } | undefined;
  readonly onClear: () => void;
}

export function BulkBar<R extends Titled>(props: BulkBarProps<R>) {
  const { nouns, records, verbs, summed, all, onClear } = props;
  const facts = useFacts();
  const dialogs = useDialogs();
  // All of them, whatever is selected: each keeps its place.
  const offered = verbs.filter(isSelectionVerb);
  const sections = Object.entries(SECTIONS).map(([section, label]) => {
    const members = offered.filter((verb) => verb.section === section);
    return { section, label, members, isMenu: members.length > BUTTONS_OF_A_SECTION };
  });

  function ask(verb: SelectionVerb<R>) {
    if (verb.run !== undefined) {
      verb.run(planBulk(records, verb, facts).included);
      return;
    }
    void dialogs.open(BulkDialog<R>, { nouns, verb, plan: planBulk(records, verb, facts) });
  }
  const itemOf = (verb: SelectionVerb<R>): Action => ({
    id: verb.id,
    label: verb.label,
    icon: verb.icon,
    danger: verb.danger,
    disabledReason: bulkReason(records, verb, facts),
    onAction: () => ask(verb),
  });
  const count = words.bar.count(records.length);
  useAnnounced(count);
  const sum = summed && selectionSum(summed, records, facts);
  const allLabel = words.bar.selectAll(all?.count ?? 0);

  return (
    <DockedBar label={words.bar.label}>
      <span className={styles.chosen}>
        <span className={styles.count}>{count}</span>
        {sum && (
          <span className={styles.sum}>
            {sum.size}
            {sum.unit !== undefined && <span className={styles.unit}> {sum.unit}</span>}
          </span>
        )}
        <span className={styles.names}>{records.slice(0, NAMED).map(titleOf).join(', ')}</span>
      </span>
      {sections.map(({ section, label, members, isMenu }) =>
        isMenu ? (
          <ActionMenu key={section} label={label} size="s" items={() => members.map(itemOf)} />
        ) : (
          <span key={section} className={styles.roomy} data-section={section}>
            {members.map((verb) => (
              <Button
                key={verb.id}
                size="s"
                variant="quiet"
                icon={verb.icon}
                className={verb.danger === true ? styles.danger : styles.verb}
                disabledReason={bulkReason(records, verb, facts)}
                onClick={() => ask(verb)}
              >
                {verb.label}
              </Button>
            ))}
          </span>
        ),
      )}
      <span className={styles.tight}>
        <ActionMenu
          icon="more"
          label={words.bar.more}
          items={() => [
            ...(all === undefined
              ? []
              : [{ id: 'all', label: allLabel, section: words.bar.list, onAction: all.onSelect }]),
            ...sections
              .filter(({ isMenu }) => !isMenu)
              .flatMap(({ label, members }) =>
                members.map((verb) => ({ ...itemOf(verb), section: label })),
              ),
          ]}
        />
      </span>
      <span className={styles.all} data-all>
        {all !== undefined && (
          <Button size="s" variant="quiet" onClick={all.onSelect}>
            {allLabel}
          </Button>
        )}
      </span>
      <Button
        size="s"
        variant="quiet"
        icon="close"
        aria-keyshortcuts="Escape"
        className={styles.clear}
        onClick={onClear}
      >
        <span className={styles.word}>{words.bar.clear}</span>{' '}
        <kbd aria-hidden="true">{words.bar.clearKey}</kbd>
      </Button>
    </DockedBar>
  );
}
