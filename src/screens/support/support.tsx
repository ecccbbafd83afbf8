import { use, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EditorCard } from '@/components/forms/editors/editor-card';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { withoutBase } from '@/lib/base-path';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { supportCall } from '@/model/support/calls';
import { type SupportFact, supportMessage, supportProblem } from '@/model/support/request';
import { selectFailures } from '@/store/failures/failures-reducer';
import { CheckboxField } from '@/ui/checkbox-field';
import { Choice } from '@/ui/choice';
import { TextArea } from '@/ui/text-area';
import { words } from './words';

function opener(): string | undefined {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === window.location.origin ? withoutBase(pathname) + search : undefined;
}

/**
 * The screen that people came from, in this tab or, if it is new, in the one before. Pages outside
 * the panel do not count: their address may hold a token.
 */
function screenBefore(account: string, previous = opener()): string | undefined {
  const isScreen = previous?.startsWith('/accounts/') === true || previous?.startsWith('/user/');
  return isScreen === true && previous?.startsWith(paths.support(account)) === false
    ? previous
    : undefined;
}

interface Along {
  readonly release: boolean;
  readonly screen: boolean;
  readonly requests: boolean;
}

interface Values extends Along {
  readonly words: string;
}

const schema = checkedForm((values: Values) => ({ words: supportProblem(values.words) }));

const ALL: Along = { release: true, screen: true, requests: true };

interface Offered extends SupportFact {
  readonly name: keyof Along;
}

function useOffered(screen: string | undefined): readonly Offered[] {
  const { release = '' } = use(DeploymentContext);
  const requests = useSelector(selectFailures);
  const all: readonly Offered[] = [
    { name: 'release', label: words.facts.release, text: release },
    { name: 'screen', label: words.facts.screen, text: screen ?? '' },
    { name: 'requests', label: words.facts.requests, text: requests.join(', ') },
  ];
  return all.filter(({ text }) => text !== '');
}

export default function Support() {
  const account = useAccount();
  const { previousPath } = useRouteGuard();
  const [before] = useState(previousPath);
  const offered = useOffered(screenBefore(account, before));
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const kept = useKeptSent(words.sent, pathname + search);
  const editor = useSave<Values, Values>({
    schema,
    values: { words: query.get('p') ?? '', ...ALL },
    draft: pathname + search,
    // Words from the address can be sent unchanged, too.
    isNew: true,
    verb: 'contact-support',
    title: words.task,
    parent: before ?? paths.account(account),
    request: ({ words: message, ...along }) => {
      const facts = offered.filter(({ name }) => along[name]);
      return supportCall(account, supportMessage(message, facts));
    },
    kept,
    does: 'sent',
    success: () => words.success,
  });
  const { register, formState } = editor.form;
  return (
    <Page title={words.title}>
      <EditorCard editor={editor} title={words.card} saveLabel={words.sendLabel}>
        <TextArea
          {...register('words')}
          label={words.message}
          rows={8}
          error={formState.errors.words?.message}
        />
        {offered.length > 0 && (
          <Choice legend={words.sentAlong}>
            {offered.map(({ name, label, text }) => (
              <CheckboxField key={name} {...register(name)} label={label} hint={text} />
            ))}
          </Choice>
        )}
      </EditorCard>
    </Page>
  );
}
