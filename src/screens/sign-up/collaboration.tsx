import { useEffect, useState } from 'react';
import { Failure, ReadFailed } from '@/components/session/public/failure';
import { PublicScreen, PublicWait, usePublicPage } from '@/components/session/public/public-screen';
import { joined, useAsk, useRead } from '@/components/session/public/use-ask';
import { usePressKeys } from '@/components/session/public/use-sent-once';
import { useResend } from '@/components/session/public/use-resend';
import { sentence } from '@/lib/text';
import { entryOf } from '@/lib/values';
import { publicPaths } from '@/model/public-paths';
import { waiting } from '@/model/sign-up/next-step';
import type { Invitation, Invitations, SignedIn } from '@/model/sign-up/readers';
import { Button } from '@/ui/button';
import { DocumentButton } from '@/ui/document-button';
import { DocumentLink } from '@/ui/document-link';
import styles from './collaboration.module.css';
import { words } from './words';

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
    return words.invitations.needsTwoFactor;
  }
  return mustVerify ? words.invitations.needsVerification : undefined;
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
        {words.invitations.offer(
          <strong>{inviter ?? words.invitations.somebody}</strong>,
          <strong>{account.name ?? account.id}</strong>,
          role,
        )}{' '}
        {isFull ? words.invitations.allRights : words.invitations.otherRights}
      </p>
      {problem !== undefined && (
        <p className={styles.problem}>
          {sentence(problem)}{' '}
          {needsTwoFactor && (
            <DocumentLink href={publicPaths.twoFactor} target="_blank">
              {words.invitations.enableTwoFactor}
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
          {words.invitations.acceptLabel}
        </Button>
        <Button wide busy={busy && answer === 'reject'} onClick={() => give('reject')}>
          {words.invitations.rejectLabel}
        </Button>
      </div>
      <Failure failed={failed} />
    </li>
  );
}

function endedWords({ invitations, isPartly }: Invitations): string {
  if (isPartly) return words.invitations.partlyRead;
  const last = invitations.findLast(({ status }) => status !== 'accepted');
  const since = entryOf(words.invitations.noneSince, last?.status ?? '');
  if (last === undefined || since === undefined) return words.invitations.none;
  return since(last.account.name ?? last.account.id);
}

function Offers({ known, again }: { readonly known: Known; readonly again: () => void }) {
  const { told, button } = useResend();
  const offered = waiting(known.invitations);
  return (
    <PublicScreen title={words.invitations.offerTitle} told={told}>
      <ul className={styles.offers}>
        {offered.map((invitation) => (
          <Offer key={invitation.id} {...known} invitation={invitation} onRejected={again} />
        ))}
      </ul>
      {known.mustVerify && (
        <>
          <p>{words.invitations.mailSent}</p>
          {button}
        </>
      )}
      <p className="muted">
        {words.invitations.signedInAs(known.user.email)}{' '}
        <DocumentLink href={publicPaths.home}>{words.invitations.notNow}</DocumentLink>
      </p>
    </PublicScreen>
  );
}

export function Collaboration() {
  const { data: known, error, busy, again } = useInvitations();
  if (known === undefined) {
    if (error === undefined) return <PublicWait />;
    return <ReadFailed title={words.invitations.offerTitle} {...{ error, busy }} onRetry={again} />;
  }
  if (waiting(known.invitations).length > 0) return <Offers known={known} again={again} />;
  return (
    <PublicScreen title={words.invitations.noneTitle}>
      <p>{endedWords(known)}</p>
      <DocumentButton variant="primary" wide href={publicPaths.signUpNext}>
        {words.steps.continueLabel}
      </DocumentButton>
    </PublicScreen>
  );
}
