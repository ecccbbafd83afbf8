import { useState } from 'react';
import { useCalls, useNotify } from '@/components/activity/calls/calls-context';
import { failedCall, toldBy } from '@/components/lists/verbs/outcome-messages';
import { causeOf } from '@/components/records/page/read-failure';
import { Unread } from '@/components/records/page/unread';
import { useAccount } from '@/components/scope/account-scope';
import { useQuery } from '@/components/scope/data/use-query';
import { useNow } from '@/components/scope/use-now';
import { joinMessages } from '@/lib/text';
import type { Records } from '@/model/records/records';
import { requestVerificationCall } from '@/model/user/calls';
import { needsVerification, verificationProblem } from '@/model/user/email-details';
import { userDetailsQuery } from '@/store/queries/user-details-query';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/badges';
import { DefinitionNote } from '@/ui/definition-grid';
import { Row } from '@/ui/page/columns';
import { words } from './words';

function useRequestVerification(user: string) {
  const account = useAccount();
  const calls = useCalls();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  async function request() {
    setBusy(true);
    const { outcome } = calls.startCall({
      verb: 'verify-email',
      title: words.emailAddress.task,
      account,
      call: requestVerificationCall(user),
      isWatched: true,
    });
    const failed = failedCall(await outcome);
    setBusy(false);
    if (failed === undefined) {
      notify({ tone: 'success', message: words.emailAddress.success });
    } else if (failed.isUnknown) {
      notify({ tone: 'warning', message: words.emailAddress.unknown, ...toldBy(failed) });
    } else {
      notify({ tone: 'error', message: words.emailAddress.failed, ...toldBy(failed) });
    }
  }
  return { busy, request };
}

interface EmailAddressProps {
  readonly user: Records['user'];
  readonly address: string;
}

export function EmailAddress({ user, address }: EmailAddressProps) {
  const now = useNow();
  const verified = String(user.email_verified);
  const {
    data: details,
    error,
    status,
    refresh,
  } = useQuery(userDetailsQuery, { user: user.id, address, verified });
  const { busy, request } = useRequestVerification(user.id);
  if (details === undefined) {
    if (error === undefined) return address;
    return (
      <>
        {address}
        <Unread
          what={words.emailAddress.unread}
          words={joinMessages([words.emailAddress.unread, causeOf(error)])}
          error={error}
          busy={status === 'loading'}
          onRetry={refresh}
        />
      </>
    );
  }
  const { isVerified, pending } = details;
  return (
    <Row>
      {address}
      <Tag tone="grey">
        {isVerified ? words.emailAddress.verified : words.emailAddress.notVerified}
      </Tag>
      {needsVerification(details) && (
        <Button
          size="s"
          busy={busy}
          disabledReason={verificationProblem(details, now)}
          onClick={() => void request()}
        >
          {words.emailAddress.request}
        </Button>
      )}
      {pending !== undefined && (
        <DefinitionNote>{words.emailAddress.pending(pending)}</DefinitionNote>
      )}
    </Row>
  );
}
