import { useEffect } from 'react';
import { usePublicPage } from '@/components/session/public/public-page';
import { PublicWait } from '@/components/session/public/public-wait';
import { ReadFailed } from '@/components/session/public/read-failed';
import { useRead } from '@/components/session/public/use-read';
import { nextStep } from '@/model/sign-up/next-step';
import { useProgress } from './use-progress';

export function SignUpNext() {
  const { go } = usePublicPage();
  const { data: progress, error, busy, again } = useRead(useProgress());
  useEffect(() => {
    if (progress !== undefined) go(nextStep(progress), 'replace');
  }, [progress, go]);
  if (error === undefined) return <PublicWait />;
  return <ReadFailed title="Your sign-up" {...{ error, busy }} onRetry={again} />;
}
