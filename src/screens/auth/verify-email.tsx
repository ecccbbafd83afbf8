import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { PublicScreen, usePublicPage } from '@/components/session/public/public-screen';
import { ReadFailed } from '@/components/session/public/failure';
import { useRead } from '@/components/session/public/use-ask';
import { useResend } from '@/components/session/public/use-resend';
import { keepNextPageMessage } from '@/lib/next-page-message';
import { publicPaths } from '@/model/public-paths';
import { type Verification, VERIFICATION_WORDS } from '@/model/sign-up/verification';
import { selectSessionStatus } from '@/store/session/session-slice';
import { DocumentButton } from '@/ui/document-button';
import { DocumentLink } from '@/ui/document-link';
import { FormError } from '@/ui/form-error';
import { words } from './words';

function SignedInFailure({ reason }: { readonly reason: string }) {
  const { told, button } = useResend('primary');
  return (
    <PublicScreen title={words.verify.failedTitle} told={told}>
      {told === undefined && <FormError>{reason}</FormError>}
      {button}
      <DocumentLink href={publicPaths.home}>{words.verify.goToAccount}</DocumentLink>
    </PublicScreen>
  );
}

function Failure({ reason }: { readonly reason: string }) {
  const isSignedIn = useSelector(selectSessionStatus) === 'valid';
  if (isSignedIn) return <SignedInFailure reason={reason} />;
  return (
    <PublicScreen title={words.verify.failedTitle}>
      <FormError>{reason}</FormError>
      <DocumentButton variant="primary" wide href={publicPaths.user}>
        {words.verify.signInToResend}
      </DocumentButton>
    </PublicScreen>
  );
}

/** The link of a mail does it once: a second time would find it used. */
function useVerification(uid: string) {
  const { api } = usePublicPage();
  const asked = useRef<Promise<Verification>>(undefined);
  return useRead(async () => {
    asked.current ??= api.verifyEmail(uid);
    try {
      return await asked.current;
    } catch (thrown) {
      asked.current = undefined;
      throw thrown;
    }
  });
}

export function VerifyEmail({ uid }: { readonly uid: string }) {
  const { go } = usePublicPage();
  const { data: end, error, busy, again } = useVerification(uid);
  useEffect(() => {
    if (end !== 'verified') return;
    keepNextPageMessage(VERIFICATION_WORDS.verified);
    go(publicPaths.signUpNext, 'replace');
  }, [end, go]);
  if (error !== undefined) {
    const lead = VERIFICATION_WORDS.failed;
    const title = words.verify.failedTitle;
    return <ReadFailed {...{ title, lead, error, busy }} onRetry={again} />;
  }
  if (end === undefined || end === 'verified') {
    return (
      <PublicScreen title={words.verify.waitTitle}>
        <p>{words.verify.wait}</p>
      </PublicScreen>
    );
  }
  if (end !== 'already') return <Failure reason={VERIFICATION_WORDS[end]} />;
  return (
    <PublicScreen title={words.verify.verifiedTitle}>
      <p>{VERIFICATION_WORDS.already}</p>
      <DocumentButton variant="primary" wide href={publicPaths.signUpNext}>
        {words.reset.continueLabel}
      </DocumentButton>
    </PublicScreen>
  );
}
