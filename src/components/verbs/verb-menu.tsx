import { kindOfId } from '@/model/ids';
import { paths } from '@/model/paths';
import { titleOf, type Titled } from '@/model/title';
import type { Verb } from '@/model/verb';
import { ActionMenu, type Action } from '@/ui/action-menu';
import type { IconName } from '@/ui/icon';
import { useAccount } from '../account/account-context';
import { useRouteGuard } from '../leave/route-guard';
import { useFactsNow } from '../data/use-facts';
import { useRunVerb } from './use-run-verb';
import { useVerbBusy } from './use-verb-busy';
import { SECTIONS } from './verb-sections';

interface VerbMenuProps<R extends Titled> {
  readonly record: R;
  readonly verbs: readonly Verb<R>[];
  /** For a record without a name. */
  readonly name?: string | undefined;
  /** Three dots, in a row or on a page that is left after a deletion, or a button with words. */
  readonly variant?: 'row' | 'page' | 'words' | undefined;
  /** For `words`. */
  readonly label?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Such as the record's editors. */
  readonly more?: readonly Action[] | undefined;
}

/** What can be done to a record now. */
function useActions<R extends Titled>(
  { record, verbs, variant, more = [] }: VerbMenuProps<R>,
  begin: (verb: Verb<R>) => void,
): readonly Action[] {
  const account = useAccount();
  const factsNow = useFactsNow();
  const runVerb = useRunVerb();
  const { returnTo } = useRouteGuard();

  async function run(verb: Verb<R>) {
    begin(verb);
    const done = await runVerb(record, verb);
    const kind = kindOfId(record.id);
    if (done && variant === 'page' && verb.id === 'delete' && kind !== undefined) {
      returnTo(paths.list(kind, account));
    }
  }

  const facts = factsNow();
  const offered = verbs.filter((verb) => verb.shown?.(record) ?? true);
  const actions = offered.map((verb): Action => {
    const words = {
      id: verb.id,
      label: verb.label,
      icon: verb.icon,
      disabledReason: verb.rule(record, facts),
      danger: verb.danger,
      section: SECTIONS[verb.section],
    };
    return verb.path === undefined
      ? { ...words, onAction: () => void run(verb) }
      : { ...words, href: verb.path(record, account, facts) };
  });
  return [...actions, ...more];
}

/** A record's verbs; those not allowed say why. Rules run when it opens. */
export function VerbMenu<R extends Titled>(props: VerbMenuProps<R>) {
  const { record, verbs, variant = 'row' } = props;
  const { label = 'Actions', icon, name = titleOf(record) } = props;
  const { busy, begin } = useVerbBusy(record.id, verbs);
  const useItems = () => useActions(props, begin);

  if (variant === 'words') {
    return <ActionMenu label={label} leadingIcon={icon} items={useItems} busy={busy} />;
  }
  return (
    <ActionMenu
      icon="more"
      size={variant === 'row' ? 's' : 'm'}
      variant={variant === 'row' ? 'quiet' : 'default'}
      label={`Actions for ${name}`}
      items={useItems}
      busy={busy}
    />
  );
}
