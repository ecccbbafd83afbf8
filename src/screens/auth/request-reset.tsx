import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Failure } from '@/components/session/public/failure';
import { PublicScreen, usePublicPage } from '@/components/session/public/public-screen';
import { joined, useAsk } from '@/components/session/public/use-ask';
import { checkedForm } from '@/model/problems';
import { publicPaths } from '@/model/public-paths';
import { emailProblem } from '@/model/user/problems';
import { Button } from '@/ui/button';
import { DocumentLink } from '@/ui/document-link';
import { FormError } from '@/ui/form-error';
import { TextField } from '@/ui/text-field';
import { words } from './words';

interface Values {
  readonly email: string;
}

const schema = checkedForm(({ email }: Values) => ({ email: emailProblem(email) }));

function Sent({ email }: Values) {
  return (
    <PublicScreen title={words.request.title}>
      <p>{words.request.sent(email)}</p>
      <DocumentLink href={publicPaths.signIn(email)}>{words.request.backToSignIn}</DocumentLink>
    </PublicScreen>
  );
}

export function RequestReset({ notice }: { readonly notice?: string | undefined }) {
  const { api, query } = usePublicPage();
  const [sent, setSent] = useState<string>();
  const { busy, failed, ask } = useAsk((error) => words.request.failed(joined('. ')(error)));
  const form = useForm<Values, unknown, Values>({
    resolver: valibotResolver(schema),
    defaultValues: { email: query.get('email') ?? '' },
  });
  const submit = form.handleSubmit(({ email }) =>
    ask(async () => {
      await api.requestPasswordReset(email, window.location.host);
      setSent(email.trim());
    }),
  );
  if (sent !== undefined) return <Sent email={sent} />;
  return (
    <PublicScreen title={words.request.title} onSubmit={() => void submit()}>
      {notice !== undefined && <FormError>{notice}</FormError>}
      <TextField
        {...form.register('email')}
        label={words.request.email}
        type="email"
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.request.emailHint}
        error={form.formState.errors.email?.message}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {words.request.sendLabel}
      </Button>
      <DocumentLink href={publicPaths.home}>{words.request.backToSignIn}</DocumentLink>
      <Failure failed={failed} />
    </PublicScreen>
  );
}
