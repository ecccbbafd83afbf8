import type { Titled } from '@/model/title';
import type { Verb } from '@/model/verb';
import { Button, type ButtonSize, type ButtonVariant } from '@/ui/button';
import { LinkButton } from '@/ui/link';
import { useVerb } from './use-verb';

interface VerbButtonProps<R extends Titled> {
  readonly record: R;
  readonly verb: Verb<R>;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

/** A verb as a button, or a link to its screen. */
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
