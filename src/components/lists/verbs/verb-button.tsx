import { useMemo } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import type { Titled } from '@/model/title';
import type { Verb } from '@/model/verb';
import { Button, type ButtonSize, type ButtonVariant } from '@/ui/button';
import { LinkButton } from '@/ui/link';
import { useRunVerbOnPage } from './use-run-verb';
import { useVerbBusy } from './use-verb-busy';
import { useVerbReason } from './use-verb-reason';

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
