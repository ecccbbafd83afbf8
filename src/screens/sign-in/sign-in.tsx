import { useSelector } from 'react-redux';
import { PublicFrame } from '@/components/session/public/public-frame';
import type { Mark } from '@/components/scope/mark';
import { selectSession } from '@/store/session/session-slice';
import { OneTimePasswordForm } from './one-time-password-form';
import { PasswordForm, type PasswordFormProps } from './password-form';

interface SignInProps extends PasswordFormProps {
  readonly product: string;
  readonly release: string;
  readonly mark?: Mark | undefined;
}

/** Both steps of signing in. */
export function SignIn({ product, release, mark, ...form }: SignInProps) {
  const { step } = useSelector(selectSession);
  return (
    <PublicFrame product={product} release={release} mark={mark}>
      {step === 'password' ? <PasswordForm {...form} /> : <OneTimePasswordForm />}
    </PublicFrame>
  );
}
