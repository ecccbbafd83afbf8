import { useDispatch } from 'react-redux';
import { useNotify } from '@/components/calls/use-notify';
import { useFacts } from '@/components/data/use-facts';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { firstMessageOr } from '@/components/editors/save-failure';
import { useKeptSent } from '@/components/editors/use-kept-sent';
import { useSave } from '@/components/editors/use-save';
import { useSent } from '@/components/editors/use-sent';
import { joinMessages } from '@/lib/join-messages';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Records } from '@/model/records';
import { disableTwoFactorCall } from '@/model/user/calls';
import { canDisableTwoFactor } from '@/model/user/rules';
import type { Run } from '@/store/calls/manager';
import { toasts } from '@/store/toasts/toasts-slice';
import { Note } from '@/ui/note';
import { PasswordField } from '@/ui/password-field';
import { ENROLMENT, LOST_CODES } from './lost-codes';

interface Values {
  readonly password: string;
}

const schema = checkedForm(({ password }: Values) => ({
  password:
    password === '' ? 'Password is required to disable two-factor authentication' : undefined,
}));

const VERB = 'disable-two-factor';

const messages = firstMessageOr('Failed to disable two-factor authentication.');

/** Ends two-factor authentication, by the password (spec 1 §§4, 5). */
export function DisableTwoFactor({ user }: { readonly user: Records['user'] }) {
  const facts = useFacts();
  const dispatch = useDispatch();
  const notify = useNotify();
  const enrolled = useSent(ENROLMENT);
  const kept = useKeptSent('Your request');
  const editor = useSave<Values, Values>({
    schema,
    values: { password: '' },
    secret: ['password'],
    isSecret: true,
    isNew: true,
    verb: VERB,
    title: 'Disable two-factor authentication',
    parent: paths.user,
    request: ({ password }) =>
      function* (): Run {
        // The last attempt's message must not outlive this one.
        dispatch(toasts.actions.cleared({ key: VERB }));
        const end = yield { call: disableTwoFactorCall(user.id, password) };
        if (end.ok) enrolled?.settle();
        // As a toast and in the form (spec 1 §8); what has no known end did not fail.
        if (!end.ok && end.isUnknown !== true) {
          const { error } = end;
          const message = joinMessages(messages(error));
          notify({ tone: 'error', message, cause: error, key: VERB });
        }
        return end;
      },
    kept,
    does: 'sent',
    success: () => 'Two-factor authentication disabled',
    failureWords: messages,
  });
  return (
    <EditorDialog
      editor={editor}
      title="Disable two-factor authentication"
      size="s"
      saveLabel="Disable"
      disabledReason={canDisableTwoFactor(user, facts)}
    >
      {enrolled && <Note tone="warning">{LOST_CODES}</Note>}
      <p>From then on your password alone signs you in. Your backup codes are refused.</p>
      <PasswordField
        {...editor.form.register('password')}
        label="Password"
        autoComplete="current-password"
        error={editor.form.formState.errors.password?.message}
      />
    </EditorDialog>
  );
}
