import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { failedTitle } from '@/store/calls/call-messages';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';

function told(task: CallFacts): string | undefined {
  return task.status === 'failed' ? `✗ ${failedTitle(task)}` : task.message && `✓ ${task.message}`;
}

/** For the title of a window behind others: the sentence of the task that has ended, or their number. */
export function useEndedBehind(): string | undefined {
  const tasks = useSelector(selectCalls);
  const [hiddenAt, setHiddenAt] = useState<number>();
  useEffect(() => {
    const look = () => setHiddenAt(document.hidden ? Date.now() : undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (hiddenAt === undefined) return undefined;
  const sentences = tasks
    .filter(({ endedAt = 0 }) => endedAt >= hiddenAt)
    .map(told)
    .filter((sentence) => sentence !== undefined);
  return sentences.length > 1 ? `(${String(sentences.length)})` : sentences[0];
}
