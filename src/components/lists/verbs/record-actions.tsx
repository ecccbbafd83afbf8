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
  readonly verbs: readonly Verb<R>[];
  readonly primaryActions: PrimaryActions<R>;
  readonly children?: ReactNode;
}

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
