import { useAccount } from '@/components/scope/account-scope';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { type Titled, titleOf } from '@/model/title';
import type { Verb } from '@/model/verb';
import { type Action, ActionMenu } from '@/ui/action-menu';
import type { IconName } from '@/ui/icon';
import { words } from '../words';
import { useRunVerb, useRunVerbOnPage } from './use-run-verb';
import { useVerbBusy, useVerbReason } from './verb-reason';

export const SECTIONS = words.actions.sections;

interface VerbMenuProps<R extends Titled> {
  readonly record: R;
  readonly verbs: readonly Verb<R>[];
  readonly name?: string | undefined;
  /** Three dots in a row, or on a page that is left after a deletion, or a button with words. */
  readonly variant?: 'row' | 'page' | 'words' | undefined;
  readonly label?: string | undefined;
  readonly trigger?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly more?: readonly Action[] | undefined;
}

function useActions<R extends Titled>(
  { record, verbs, variant, more = [] }: VerbMenuProps<R>,
  begin: (verb: Verb<R>) => void,
): readonly Action[] {
  const account = useAccount();
  const factsNow = useFactsNow();
  const runVerb = useRunVerb();
  const runOnPage = useRunVerbOnPage();
  const reason = useVerbReason(record);

  function run(verb: Verb<R>) {
    begin(verb);
    void (variant === 'page' ? runOnPage : runVerb)(record, verb);
  }

  const facts = factsNow();
  const offered = verbs.filter((verb) => verb.shown?.(record, facts) ?? true);
  const actions = offered.map((verb): Action => {
    const action = {
      id: verb.id,
      label: verb.label,
      icon: verb.icon,
      disabledReason: reason(verb, facts),
      danger: verb.danger,
      section: SECTIONS[verb.section],
    };
    return verb.path === undefined
      ? { ...action, onAction: () => run(verb) }
      : { ...action, href: verb.path(record, account, facts) };
  });
  return [...allowedFirst(actions), ...more];
}

function allowedFirst(actions: readonly Action[]): readonly Action[] {
  const sections = [...new Set(actions.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const members = actions.filter((action) => action.section === section);
    const isBarred = ({ disabledReason }: Action) => disabledReason !== undefined;
    return [...members.filter((action) => !isBarred(action)), ...members.filter(isBarred)];
  });
}

interface WordsMenuProps<R extends Titled> extends Pick<
  VerbMenuProps<R>,
  'record' | 'verbs' | 'icon' | 'trigger'
> {
  readonly label: string;
  readonly busy: boolean;
  readonly items: () => readonly Action[];
}

function WordsMenu<R extends Titled>(props: WordsMenuProps<R>) {
  const { record, verbs, label, trigger, icon, busy, items } = props;
  const facts = useFacts();
  const reasonOf = useVerbReason(record);
  const [reason, ...others] = new Set(verbs.map((verb) => reasonOf(verb, facts)));
  return (
    <ActionMenu
      label={label}
      trigger={trigger}
      size={trigger === undefined ? 'm' : 's'}
      leadingIcon={icon}
      variant="quiet"
      items={items}
      busy={busy}
      disabledReason={others.length === 0 ? reason : undefined}
    />
  );
}

/** A record's verbs; barred ones say why. Rules run when it opens. */
export function VerbMenu<R extends Titled>(props: VerbMenuProps<R>) {
  const { record, verbs, variant = 'row' } = props;
  const { label = words.actions.label, trigger, icon, name = titleOf(record) } = props;
  const { busy, begin } = useVerbBusy(record.id, verbs);
  const useItems = () => useActions(props, begin);

  if (variant === 'words') {
    return <WordsMenu {...{ record, verbs, label, trigger, icon, busy }} items={useItems} />;
  }
  return (
    <ActionMenu
      icon="more"
      size={variant === 'row' ? 's' : 'm'}
      beside={variant === 'row'}
      variant="quiet"
      label={words.actions.labelFor(name)}
      items={useItems}
      busy={busy}
    />
  );
}
