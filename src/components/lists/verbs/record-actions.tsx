import type { ReactNode } from 'react';
import { useFacts } from '@/components/scope/data/use-facts';
import type { Titled } from '@/model/title';
import { type PrimaryActions, solidVerb, type Verb } from '@/model/verb';
import { Row } from '@/ui/page/columns';
import { VerbButton } from './verb-button';
import { VerbMenu } from './verb-menu';
import styles from './verbs.module.css';

interface RecordActionsProps<R extends Titled> {
  readonly record: R;
  /** All verbs of the record's kind. */
  readonly verbs: readonly Verb<R>[];
  readonly primaryActions: PrimaryActions<R>;
  /** Further actions, shown first. */
  readonly children?: ReactNode;
}

/**
 * The actions of a record's page: quiet ones, a menu of the others, and the main one of its state.
 */
export function RecordActions<R extends Titled>(props: RecordActionsProps<R>) {
  const { record, verbs, primaryActions, children } = props;
  const facts = useFacts();
  const { head, beside = [] } = primaryActions;
  const solid = solidVerb(record, primaryActions, facts);
  return (
    <div className={styles.actions}>
      {children}
      {beside.map((verb) => (
        <VerbButton key={verb.id} record={record} verb={verb} variant="quiet" />
      ))}
      <VerbMenu
        record={record}
        verbs={verbs.filter((verb) => verb !== head && !beside.includes(verb))}
        variant="page"
      />
      {head && (
        <VerbButton record={record} verb={head} variant={head === solid ? 'primary' : 'default'} />
      )}
    </div>
  );
}

/** The verbs of the note on a record's state. */
export function NoteVerbs<R extends Titled>({
  record,
  primaryActions,
}: Pick<RecordActionsProps<R>, 'record' | 'primaryActions'>) {
  const facts = useFacts();
  const solid = solidVerb(record, primaryActions, facts);
  return (
    <Row>
      {primaryActions.note.map((verb) => (
        <VerbButton
          key={verb.id}
          record={record}
          verb={verb}
          size="s"
          variant={verb === solid ? 'primary' : 'default'}
        />
      ))}
    </Row>
  );
}
