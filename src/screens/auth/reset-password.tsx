import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '@/components/passwords/new-password-fields';
import { Failure } from '@/components/public/failure';
import { usePublicPage } from '@/components/public/public-page';
import { PublicScreen } from '@/components/public/public-screen';
import { joined, useAsk } from '@/components/public/use-ask';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import { type PasswordReset, passwordResetProblems } from '@/model/user/problems';
import { Button } from '@/ui/button';
import { DocumentButton } from '@/ui/document-button';
import { RequestReset } from './request-reset';

const schema = checkedForm(passwordResetProblems);

/** Spec 1 §8. */
const BAD_LINK =
  'The password reset link has expired or is invalid. Please enter your email address below for a new one.';
const BAD_TOKEN =
  "The password reset token you entered is invalid or has expired. Please enter your email address below and you'll receive an email containing a new link to reset your password.";

const TITLE = 'Choose a new password';

function Done() {
  return (
    <PublicScreen title="Password changed">
      <p>Your new password signs you in from now on.</p>
      <DocumentButton variant="primary" wide href={publicPaths.home}>
        Continue
      </DocumentButton>
    </PublicScreen>
  );
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const { api } = usePublicPage();
  const [end, setEnd] = useState<'done' | 'bad-token'>();
  const { busy, failed, ask } = useAsk((error) => {
    const { kind, status, messageSource } = error;
    // Without words of the provider's own its refusal is the token's (spec 1 §8).
    if (kind === 'refused' && status < 500 && messageSource !== 'fields') setEnd('bad-token');
    return joined('. ')(error);
  });
  const form = useForm<PasswordReset, unknown, PasswordReset>({
    resolver: valibotResolver(schema),
    defaultValues: { token, newPassword: '', confirmation: '' },
  });
  const submit = form.handleSubmit(({ newPassword }) =>
    ask(async () => {
      await api.resetPassword(token, newPassword);
      setEnd('done');
    }),
  );
  if (end === 'done') return <Done />;
  if (end === 'bad-token') return <RequestReset notice={BAD_TOKEN} />;
  return (
    <PublicScreen title={TITLE} onSubmit={() => void submit()}>
      <NewPasswordFields form={form} />
      <Button type="submit" variant="primary" wide busy={busy}>
        Change password
      </Button>
      <Failure failed={failed} />
    </PublicScreen>
  );
}

/** `/reset_password?token=…` (spec 1 §2). */
export function ResetPassword() {
  const { query } = usePublicPage();
  const token = query.get('token')?.trim() ?? '';
  const { token: missing } = passwordResetProblems({ token, newPassword: '', confirmation: '' });
  if (missing !== undefined) return <RequestReset notice={`${missing}. ${BAD_LINK}`} />;
  return <NewPasswordForm token={token} />;
}
