import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotify } from '@/components/activity/calls/calls-context';
import { CheckAgain } from '@/components/forms/editors/check-again';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { firstMessageOr } from '@/components/forms/editors/save-failure';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { useSent } from '@/components/forms/editors/use-sent';
import { bound } from '@/components/forms/form-fields';
import { useFacts } from '@/components/scope/data/use-facts';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { useRecord } from '@/components/scope/data/use-record';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { disableTwoFactorCall } from '@/model/user/calls';
import { canDisableTwoFactor } from '@/model/user/rules';
import type { Run } from '@/store/calls/manager';
import { Note } from '@/ui/note';
import { PasswordField } from '@/ui/text-field';
import { words } from '../words';
import { EnrolTwoFactor } from './enrol-two-factor';
import { ENROLMENT } from './lost-codes';
import { useTwoFactorCheck } from './use-two-factor-check';

interface Values {
  readonly password: string;
}

const schema = checkedForm(({ password }: Values) => ({
  password: password === '' ? words.disableTwoFactor.passwordMissing : undefined,
}));

const messages = firstMessageOr(words.disableTwoFactor.failed);

/**
 * Settles a request without a known end once the user shows that it was done. Returns true if it
 * was.
 */
function useDone(user: Records['user'], onDone: () => void): boolean {
  const { pathname } = useLocation();
  const sent = useSent(pathname);
  const isDone = sent?.isUnderWay === false && user['2fa']?.enabled === false;
  const settle = useEffectEvent(() => {
    if (!isDone) return;
    sent.settle();
    onDone();
  });
  useEffect(() => settle(), [isDone]);
  return isDone;
}

function DisableTwoFactor({ user }: { readonly user: Records['user'] }) {
  const facts = useFacts();
  const notify = useNotify();
  const enrolled = useSent(ENROLMENT);
  const kept = useKeptSent(words.disableTwoFactor.sent);
  const editor = useSave<Values, Values>({
    schema,
    values: { password: '' },
    secret: ['password'],
    isSecret: true,
    isNew: true,
    verb: 'disable-two-factor',
    title: words.disableTwoFactor.title,
    parent: paths.user,
    request: ({ password }) =>
      function* (): Run {
        const end = yield { call: disableTwoFactorCall(user.id, password) };
        if (end.ok) enrolled?.settle();
        return end;
      },
    kept,
    does: 'sent',
    success: () => words.disableTwoFactor.success,
    failureWords: messages,
    failsInToast: true,
  });
  const check = useTwoFactorCheck(user, words.disableTwoFactor.stillEnabled);
  const isDone = useDone(user, () => {
    notify({ tone: 'success', message: words.disableTwoFactor.success });
    editor.cancel();
  });
  return (
    <EditorDialog
      editor={editor}
      title={words.disableTwoFactor.title}
      size="s"
      saveLabel={words.disableTwoFactor.saveLabel}
      disabledReason={canDisableTwoFactor(user, facts)}
    >
      {editor.unsettled === 'unknown' && (
        <CheckAgain {...check} words={isDone ? undefined : check.words} />
      )}
      {enrolled && <Note tone="warning">{words.lostCodes.body}</Note>}
      <p>{words.disableTwoFactor.lead}</p>
      <PasswordField
        {...bound(editor.form, 'password')}
        label={words.common.password}
        autoComplete="current-password"
      />
    </EditorDialog>
  );
}

interface OpenProps {
  readonly user: Records['user'];
  readonly enabled: boolean;
}

/** Keeps the task that was opened: the record changes as soon as it is done. */
function Open({ user, enabled }: OpenProps) {
  const [wasEnabled, setWasEnabled] = useState(enabled);
  return wasEnabled ? (
    <DisableTwoFactor user={user} />
  ) : (
    <EnrolTwoFactor user={user} onDisable={() => setWasEnabled(true)} />
  );
}

function OfUser({ id }: { readonly id: string }) {
  const { record: user, meta } = useRecord('user', id);
  if (user === undefined) return null;
  const enabled = user['2fa']?.enabled;
  if (enabled !== undefined) return <Open user={user} enabled={enabled} />;
  if (!meta.full) return null;
  return (
    <UnknownValue kind="user" record={user} parent={paths.user} title={words.twoFactor.title} />
  );
}

export default function TwoFactor() {
  const id = useOwnId();
  return id === '' ? null : <OfUser id={id} />;
}
