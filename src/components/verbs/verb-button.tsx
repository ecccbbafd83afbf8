import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { Button, type ButtonVariant } from '@/ui/button';
import { LinkButton } from '@/ui/link';
import { useVerb } from './use-verb';

interface VerbButtonProps<K extends Kind> {
  readonly record: Records[K];
  readonly verb: Verb<K>;
  readonly variant?: ButtonVariant | undefined;
}

/** A verb as a button, or a link to its screen. */
export function VerbButton<K extends Kind>(props: VerbButtonProps<K>) {
  const { record, verb, variant } = props;
  const { shown, reason, path, busy, run, label } = useVerb(record, verb);
  if (!shown) return null;
  const look = { variant, icon: verb.icon };
  if (path !== undefined && reason === undefined) {
    return (
      <LinkButton {...look} to={path}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button {...look} busy={busy} disabledReason={reason} onClick={() => void run()}>
      {label}
    </Button>
  );
}
