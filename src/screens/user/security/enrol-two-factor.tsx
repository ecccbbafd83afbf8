import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCalls } from '@/components/activity/calls/calls-context';
import { CheckAgain } from '@/components/forms/editors/check-again';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { refusedAs } from '@/components/forms/editors/save-failure';
import { useKeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { FormText } from '@/components/forms/form-fields';
import { CallFailed, callFailedTools, failedCall } from '@/components/lists/verbs/outcome-messages';
import { useAccount } from '@/components/scope/account-scope';
import { downloadText } from '@/components/scope/download-text';
import { usePageGuard } from '@/components/scope/leave/page-guard';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { beginTwoFactorCall, completeTwoFactorCall } from '@/model/user/calls';
import { enrolmentCodeProblem } from '@/model/user/problems';
import { backupCodesOf, type Provision, provisionOf } from '@/model/user/two-factor';
import type { Run } from '@/store/calls/manager';
import { resources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { CodeLine, CopyButton } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { type DialogProps, useDialogs } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { Row, Stack } from '@/ui/page/columns';
import { QrCode, QrCodeOutline } from '@/ui/qr-code';
import { Skeleton } from '@/ui/skeleton';
import { words } from '../words';
import { ENROLMENT, LostCodesDialog } from './lost-codes';
import { useTwoFactorCheck } from './use-two-factor-check';

interface BackupCodesProps extends DialogProps<never> {
  /** No store keeps them: they are gone with the dialog. */
  readonly codes: readonly string[];
}

/** Backup codes, sent only at the end of an enrolment (docs/product/sign-in.md#backup-codes). */
function BackupCodesDialog({ close, codes }: BackupCodesProps) {
  usePageGuard(true);
  const text = codes.join('\n');
  return (
    <DialogFrame
      title={words.backupCodes.title}
      actions={
        <Button variant="primary" onClick={() => close()}>
          {words.backupCodes.done}
        </Button>
      }
    >
      <Stack gap="m">
        <p>{words.backupCodes.lead}</p>
        <ul aria-label={words.backupCodes.title}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row>
          <CopyButton text={text} what={words.backupCodes.copied} />
          <Button
            variant="quiet"
            size="s"
            icon="download"
            onClick={() => downloadText(words.backupCodes.file, text, 'text/plain')}
          >
            {words.backupCodes.download}
          </Button>
        </Row>
      </Stack>
    </DialogFrame>
  );
}

const { refreshRequested } = resources.actions;

interface Values {
  readonly code: string;
}

const schema = checkedForm(({ code }: Values) => ({ code: enrolmentCodeProblem(code) }));

type Begun = { readonly provision: Provision } | { readonly failed: CallFailed } | undefined;

/** Setup data for an authenticator app, requested once. This component alone holds the secret. */
function useProvision(user: string) {
  const account = useAccount();
  const calls = useCalls();
  const [begun, setBegun] = useState<Begun>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const { outcome } = calls.startCall({
      verb: 'begin-two-factor',
      title: words.enrolTwoFactor.beginTask,
      account,
      call: beginTwoFactorCall(user),
      isWatched: true,
      isSecret: true,
      isQuiet: true,
    });
    void outcome.then((end) => {
      if (isOver) return;
      const provision = end.ok ? provisionOf(end.answer.body) : undefined;
      const failed = failedCall(end) ?? new CallFailed(words.enrolTwoFactor.noSecret);
      setBegun(provision ? { provision } : { failed });
    });
    return () => {
      isOver = true;
    };
  }, [account, calls, user, attempt]);
  function again() {
    setBegun(undefined);
    setAttempt(attempt + 1);
  }
  return { begun, again };
}

interface EnrolTwoFactorProps {
  readonly user: Records['user'];
  readonly onDisable: () => void;
}

export function EnrolTwoFactor({ user, onDisable }: EnrolTwoFactorProps) {
  const { begun, again } = useProvision(user.id);
  const account = useAccount();
  const dispatch = useDispatch();
  const dialogs = useDialogs();
  const kept = useKeptSent(words.enrolTwoFactor.sent, ENROLMENT);
  const editor = useSave<Values, Values>({
    schema,
    values: { code: '' },
    secret: ['code'],
    isSecret: true,
    isNew: true,
    verb: 'complete-two-factor',
    title: words.enrolTwoFactor.title,
    parent: paths.user,
    request: ({ code }) =>
      function* (): Run {
        const end = yield { call: completeTwoFactorCall(user.id, code) };
        if (!end.ok) {
          // It may have been enabled elsewhere.
          dispatch(refreshRequested({ kind: 'user', id: user.id, account }));
          return end;
        }
        // Shown even if the reader has left: the provider sends the codes once.
        const codes = backupCodesOf(end.answer.body);
        const options = { size: 's', unasked: true } as const;
        // The answer was lost, and the record shows that it was done.
        if (codes === undefined) void dialogs.open(LostCodesDialog, {}, options);
        else void dialogs.open(BackupCodesDialog, { codes }, { ...options, dismissable: false });
        return end;
      },
    kept,
    does: 'sent',
    success: () => words.enrolTwoFactor.success,
    failureWords: refusedAs(words.enrolTwoFactor.wrongCode),
  });
  const isEnabled = user['2fa']?.enabled === true && !editor.busy;
  const isOwn = kept.state !== undefined;
  const check = useTwoFactorCheck(user, words.enrolTwoFactor.notEnabled);
  const provision = begun && 'provision' in begun ? begun.provision : undefined;
  const enabledReason = isOwn ? words.lostCodes.body : words.enrolTwoFactor.enabledElsewhere;
  const hasFailed = begun !== undefined && provision === undefined;
  return (
    <EditorDialog
      editor={editor}
      title={words.enrolTwoFactor.title}
      saveLabel={words.enrolTwoFactor.saveLabel}
      disabledReason={isEnabled ? enabledReason : undefined}
      remedy={
        isOwn && (
          <Button size="s" onClick={onDisable}>
            {words.lostCodes.disable}
          </Button>
        )
      }
    >
      {editor.unsettled === 'unknown' && !isEnabled && <CheckAgain {...check} />}
      {begun && 'failed' in begun && (
        <Note
          tone="error"
          action={
            <Button size="s" icon="refresh" onClick={again}>
              {words.common.tryAgain}
            </Button>
          }
        >
          <p>{begun.failed.message}</p>
          {callFailedTools(words.enrolTwoFactor.beginTask)(begun.failed)}
        </Note>
      )}
      <Stack gap="m">
        {!hasFailed && (
          <>
            <p>{words.enrolTwoFactor.lead}</p>
            {provision ? (
              <>
                <QrCode text={provision.uri} label={words.enrolTwoFactor.qrCode} />
                <CodeLine text={provision.secret} what={words.enrolTwoFactor.secret} />
              </>
            ) : (
              <>
                <QrCodeOutline />
                <Skeleton shape="control" />
              </>
            )}
          </>
        )}
        <FormText
          form={editor.form}
          name="code"
          label={words.enrolTwoFactor.code}
          mono
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={words.enrolTwoFactor.codeHint}
        />
        {provision && editor.failure?.message === words.enrolTwoFactor.wrongCode && (
          <Note
            action={
              <Button size="s" icon="refresh" onClick={again}>
                {words.enrolTwoFactor.newSecret}
              </Button>
            }
          >
            {words.enrolTwoFactor.newSecretHint}
          </Note>
        )}
      </Stack>
    </EditorDialog>
  );
}
