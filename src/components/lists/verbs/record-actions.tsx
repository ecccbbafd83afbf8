import { type ReactNode, useMemo } from 'react';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import type { Titled } from '@/model/title';
import { type PrimaryActions, solidVerb, type Verb } from '@/model/verb';
import { Button, type ButtonSize, type ButtonVariant } from '@/ui/button';
import { LinkButton } from '@/ui/link';
import { Row } from '@/ui/page/columns';
import { useRunVerbOnPage } from './use-run-verb';
import { VerbMenu } from './verb-menu';
import { useVerbBusy, useVerbReason } from './verb-reason';
import styles from './verbs.module.css';

interface VerbControls {
  readonly label: string;
  /** True for the one of two opposite verbs that applies. */
  readonly shown: boolean;
  readonly reason: string | undefined;
  readonly path: string | undefined;
  readonly busy: boolean;
  readonly run: () => Promise<boolean>;
}

export function useVerb<R extends Titled>(record: R, verb: Verb<R>): VerbControls {
  const account = useAccount();
  const facts = useFacts();
  const runVerb = useRunVerbOnPage();
  const alone = useMemo(() => [verb], [verb]);
  const { busy, begin } = useVerbBusy(record.id, alone);
  const reason = useVerbReason(record);

  return {
    label: verb.label,
    shown: verb.shown?.(record, facts) ?? true,
    reason: reason(verb, facts),
    path: verb.path?.(record, account, facts),
    busy,
    run: () => {
      begin(verb);
      return runVerb(record, verb);
    },
  };
}

interface VerbButtonProps<R extends Titled> {
  readonly record: R;
  readonly verb: Verb<R>;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

export function VerbButton<R extends Titled>(props: VerbButtonProps<R>) {
  const { record, verb, variant, size } = props;
  const { shown, reason, path, busy, run, label } = useVerb(record, verb);
  if (!shown) return null;
  const appearance = { variant, size, icon: verb.icon };
  if (path !== undefined && reason === undefined) {
    return (
      <LinkButton {...appearance} to={path}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button {...appearance} busy={busy} disabledReason={reason} onClick={() => void run()}>
      {label}
    </Button>
  );
}

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
