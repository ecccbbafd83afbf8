import { useEffect, useState } from 'react';
import { usePageGuard } from '@/components/leave/use-page-guard';
import { formatWhen } from '@/lib/dates';
import { keep, readKept } from '@/lib/kept';
import { SENT_PREFIX } from '@/store/sent/sent-notes';
import { isUnknownEnd } from './run-outside-panel';

/** A press that is never repeated unasked while its end is not known. */
export interface SentOnce {
  /** Sends it; the note of it stands until its end is known. */
  readonly send: (work: () => Promise<void>) => Promise<void>;
  readonly isSending: boolean;
  /** When one without a known end was sent, in milliseconds since the epoch. */
  readonly openSince: number | undefined;
  /** A look since has not found it. */
  readonly isLacking: boolean;
  /** Tells what a look has found. */
  readonly looked: (isThere: boolean) => void;
}

const WHERE = 'localStorage';

function readTime(key: string): number | undefined {
  const time = Number(readKept(WHERE, key) ?? Number.NaN);
  return Number.isFinite(time) ? time : undefined;
}

/**
 * Before the panel, in place of its queue's notes. With a `name` other windows have the note too, and a reload leaves
 * it; it goes with the session.
 */
export function useSentOnce(name?: string): SentOnce {
  const key = name === undefined ? undefined : SENT_PREFIX + name;
  const [sentAt, setSentAt] = useState(() => (key === undefined ? undefined : readTime(key)));
  const [isSending, setSending] = useState(false);
  const [isLacking, setLacking] = useState(false);
  usePageGuard(isSending);
  useEffect(() => {
    if (key === undefined) return undefined;
    const read = (event: StorageEvent) => {
      if (event.key === key) setSentAt(readTime(key));
    };
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [key]);

  function note(at?: number) {
    if (key !== undefined) keep(WHERE, key, at === undefined ? undefined : String(at));
    setSentAt(at);
    setLacking(false);
  }

  async function send(work: () => Promise<void>) {
    note(Date.now());
    setSending(true);
    try {
      await work();
      note();
    } catch (thrown) {
      if (!isUnknownEnd(thrown)) note();
      throw thrown;
    } finally {
      setSending(false);
    }
  }

  return {
    send,
    isSending,
    openSince: isSending ? undefined : sentAt,
    isLacking,
    looked: (isThere) => {
      if (isThere) note();
      else setLacking(true);
    },
  };
}

/** Says what was sent without a known end, when, and that a look has not found it: `maybe` and `lacking` in words. */
export function sentWords(
  { openSince, isLacking }: SentOnce,
  { what, maybe, lacking }: Readonly<Record<'what' | 'maybe' | 'lacking', string>>,
): string | undefined {
  if (openSince === undefined) return undefined;
  const sent = `${what} was sent ${formatWhen(openSince)}. ${maybe}`;
  return isLacking ? `${sent} ${lacking}` : sent;
}
