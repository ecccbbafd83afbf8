import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { Failure } from '@/components/session/public/failure';
import { PublicScreen, usePublicPage } from '@/components/session/public/public-screen';
import { joined, type Refusal, refusalOf, useAsk } from '@/components/session/public/use-ask';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import { type PasswordReset, passwordResetProblems } from '@/model/user/problems';
import { Button } from '@/ui/button';
import { DocumentButton } from '@/ui/document-button';
import { DocumentLink } from '@/ui/document-link';
import { RequestReset } from './request-reset';
import { words } from './words';

const schema = checkedForm(passwordResetProblems);

function Done() {
  return (
    <PublicScreen title={words.reset.doneTitle}>
      <p>{words.reset.done}</p>
      <DocumentButton variant="primary" wide href={publicPaths.home}>
        {words.reset.continueLabel}
      </DocumentButton>
    </PublicScreen>
  );
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const { api } = usePublicPage();
  const [end, setEnd] = useState<'done' | Refusal>();
  const { busy, failed, ask } = useAsk((error) => {
    setEnd(refusalOf(error));
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
  // A refusal without a message is the token's (docs/product/sign-in.md#reset-refused).
  if (end === 'silent') return <RequestReset notice={words.request.badToken} />;
  return (
    <PublicScreen title={words.reset.title} onSubmit={() => void submit()}>
      <NewPasswordFields form={form} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words.reset.saveLabel}
      </Button>
      <Failure failed={failed} />
      {end === 'told' && (
        <DocumentLink href={publicPaths.forgottenPassword}>{words.reset.askAgain}</DocumentLink>
      )}
    </PublicScreen>
  );
}

export function ResetPassword() {
  const { query } = usePublicPage();
  const token = query.get('token')?.trim() ?? '';
  const { token: missing } = passwordResetProblems({ token, newPassword: '', confirmation: '' });
  if (missing !== undefined) return <RequestReset notice={words.request.badLink(missing)} />;
  return <NewPasswordForm token={token} />;
}
