import { type ReactNode, useState } from 'react';
import { NextTry } from '@/components/records/page/next-try';
import { useNow } from '@/components/scope/use-now';
import { needsVerification, restsUntil } from '@/model/user/email-details';
import { Button, type ButtonProps } from '@/ui/button';
import { Failure } from './failure';
import { usePublicPage } from './public-screen';
import { joined, useAsk, useRead } from './use-ask';

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
  const { busy, failed, ask } = useAsk(
    (error) => `Error requesting email verification. ${joined('. ')(error)}`,
  );
  if (details === undefined && error !== undefined) {
    const words = `Whether your address is verified could not be read. ${joined('. ')(error)}`;
    return {
      told,
      button: (
        <>
          <Failure failed={{ words, error }} />
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
      setTold('Email verification requested successfully!');
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
          disabledReason={
            rests
              ? 'A mail was sent less than 5 minutes ago. Please wait a little for it to arrive'
              : undefined
          }
          onClick={() => void request()}
        >
          Re-send the verification request
        </Button>
        <Failure failed={failed} />
      </>
    ),
  };
}
