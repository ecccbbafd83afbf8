import { useEffect, useState } from 'react';
import { Failure, ReadFailed } from '@/components/session/public/failure';
import { PublicScreen, PublicWait, usePublicPage } from '@/components/session/public/public-screen';
import { joined, useAsk, useRead } from '@/components/session/public/use-ask';
import { usePressKeys } from '@/components/session/public/use-sent-once';
import { useResend } from '@/components/session/public/use-resend';
import { publicPaths } from '@/model/public-paths';
import { waiting } from '@/model/sign-up/next-step';
import type { Invitation, Invitations, SignedIn } from '@/model/sign-up/readers';
import { Button } from '@/ui/button';
import { DocumentButton } from '@/ui/document-button';
import { DocumentLink } from '@/ui/document-link';
import styles from './collaboration.module.css';

const TITLE = 'You are invited';

interface Known extends Invitations {
  readonly user: SignedIn;
  /** An unverified address accepts no invitation. */
  readonly mustVerify: boolean;
}

function useInvitations() {
  const { api } = usePublicPage();
  const read = useRead(async (): Promise<Known> => {
    const [user, told, details] = await Promise.all([
      api.signedIn(),
      api.invitations(),
      api.emailDetails(),
    ]);
    const mustVerify = details.isRequired === true && !details.isVerified;
    return { user, ...told, mustVerify };
  });
  const { again } = read;
  // Two-factor and the mail are dealt with in other windows.
  useEffect(() => {
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  });
  return read;
}

interface OfferProps extends Known {
  readonly invitation: Invitation;
  readonly onRejected: () => void;
}

function problemOf({ invitation, user, mustVerify }: OfferProps): string | undefined {
  if (invitation.needsTwoFactor === true && user.hasTwoFactor === false) {
    return 'This account requires two-factor authentication';
  }
  return mustVerify ? 'Verify your email address first, by the link in the mail' : undefined;
}

function Offer(props: OfferProps) {
  const { invitation, user, onRejected } = props;
  const { api, go } = usePublicPage();
  const { busy, failed, ask } = useAsk(joined('. '));
  const press = usePressKeys();
  const [answer, setAnswer] = useState<'accept' | 'reject'>();
  const { id, account, inviter, role, isFull } = invitation;
  const problem = problemOf(props);
  const needsTwoFactor = invitation.needsTwoFactor === true && user.hasTwoFactor === false;
  function give(given: 'accept' | 'reject') {
    setAnswer(given);
    void ask(async () => {
      await press(given, (key) => api.answerInvitation(id, given, key));
      if (given === 'accept') go(publicPaths.account(account.id));
      else onRejected();
    });
  }
  return (
    <li className={styles.offer}>
      <p>
        <strong>{inviter ?? 'Somebody'}</strong> invites you to the account{' '}
        <strong>{account.name ?? account.id}</strong>
        {role === undefined ? '' : ` as ${role.toLowerCase()}`}.{' '}
        {isFull
          ? 'You will be able to create, update and delete everything in it, and to invite others.'
          : 'This role decides what you can do there.'}
      </p>
      {problem !== undefined && (
        <p className={styles.problem}>
          {problem}.{' '}
          {needsTwoFactor && (
            <DocumentLink href={publicPaths.twoFactor} target="_blank">
              Enable it first
            </DocumentLink>
          )}
        </p>
      )}
      <div className={styles.answers}>
        <Button
          wide
          variant="primary"
          busy={busy && answer === 'accept'}
          disabledReason={problem}
          onClick={() => give('accept')}
        >
          Accept
        </Button>
        <Button wide busy={busy && answer === 'reject'} onClick={() => give('reject')}>
          Reject
        </Button>
      </div>
      <Failure failed={failed} />
    </li>
  );
}

function endedWords({ invitations, isPartly }: Invitations): string {
  if (isPartly) {
    return 'Not every invitation could be read, so one may still wait for your answer.';
  }
  const last = invitations.findLast(({ status }) => status !== 'accepted');
  const ends = ['expired', 'cancelled', 'rejected', 'ended'];
  if (last?.status === undefined || !ends.includes(last.status)) {
    return 'No invitation waits for your answer.';
  }
  const name = last.account.name ?? last.account.id;
  const was = last.status === 'expired' || last.status === 'ended' ? 'has' : 'was';
  return `No invitation waits for your answer. The one to ${name} ${was} ${last.status}.`;
}

function Offers({ known, again }: { readonly known: Known; readonly again: () => void }) {
  const { told, button } = useResend();
  const offered = waiting(known.invitations);
  return (
    <PublicScreen title={TITLE} told={told}>
      <ul className={styles.offers}>
        {offered.map((invitation) => (
          <Offer key={invitation.id} {...known} invitation={invitation} onRejected={again} />
        ))}
      </ul>
      {known.mustVerify && (
        <>
          <p>The mail went to {known.user.email}. This page updates once you’ve verified.</p>
          {button}
        </>
      )}
      <p className="muted">
        Signed in as {known.user.email}.{' '}
        <DocumentLink href={publicPaths.home}>Not now</DocumentLink>
      </p>
    </PublicScreen>
  );
}

export function Collaboration() {
  const { data: known, error, busy, again } = useInvitations();
  if (known === undefined) {
    if (error === undefined) return <PublicWait />;
    return <ReadFailed title={TITLE} {...{ error, busy }} onRetry={again} />;
  }
  if (waiting(known.invitations).length > 0) return <Offers known={known} again={again} />;
  return (
    <PublicScreen title="Invitations">
      <p>{endedWords(known)}</p>
      <DocumentButton variant="primary" wide href={publicPaths.signUpNext}>
        Continue
      </DocumentButton>
    </PublicScreen>
  );
}
