import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { Button } from '@/ui/button';
import { isIconName } from '@/ui/icon';
import { useVerb } from './use-verb';

interface VerbButtonProps<K extends Kind> {
  readonly record: Records[K];
  readonly verb: Verb<K>;
  readonly account: string;
  /** Shorter words than the verb's own. */
  readonly label?: string | undefined;
}

/** One verb as a button of its own; it says why when it isn't allowed. */
export function VerbButton<K extends Kind>({ record, verb, account, label }: VerbButtonProps<K>) {
  const { shown, reason, busy, run, label: own } = useVerb(record, verb, account);
  if (!shown) return null;
  return (
    <Button
      icon={isIconName(verb.icon) ? verb.icon : undefined}
      busy={busy}
      disabledReason={reason}
      onClick={() => void run()}
    >
      {label ?? own}
    </Button>
  );
}
