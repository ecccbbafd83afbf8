import { type ReactNode, useState } from 'react';
import { NextTry } from '@/components/records/page/next-try';
import { useNow } from '@/components/scope/use-now';
import { needsVerification, restsUntil } from '@/model/user/email-details';
import { Button, type ButtonProps } from '@/ui/button';
import { Failure } from './failure';
import { usePublicPage } from './public-screen';
import { joined, useAsk, useRead } from './use-ask';
import { words } from './words';

interface Resend {
  readonly told: string | undefined;
  /**
   * The button, with any failure. Shown if there is something to verify, or if that could not be
   * read.
   */
  readonly button: ReactNode;
}

export function useResend(variant?: ButtonProps['variant']): Resend {
  const { api } = usePublicPage();
  const { data: details, error, busy: reads, again } = useRead(() => api.emailDetails());
  const [told, setTold] = useState<string>();
  const now = useNow();
  const { busy, failed, ask } = useAsk((error) => words.resend.failed(joined('. ')(error)));
  if (details === undefined && error !== undefined) {
    const unread = words.resend.unread(joined('. ')(error));
    return {
      told,
      button: (
        <>
          <Failure failed={{ words: unread, error }} />
          <NextTry error={error} busy={reads} onRetry={again} />
        </>
      ),
    };
  }
  if (details === undefined || !needsVerification(details)) return { told, button: null };
  const rests = now <= restsUntil(details);
  const request = () =>
    ask(async () => {
      setTold(undefined);
      await api.requestVerification();
      setTold(words.resend.done);
      again();
    });
  return {
    told,
    button: (
      <>
        <Button
          wide
          variant={variant}
          busy={busy}
          disabledReason={rests ? words.resend.resting : undefined}
          onClick={() => void request()}
        >
          {words.resend.label}
        </Button>
        <Failure failed={failed} />
      </>
    ),
  };
}
