import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePageGuard } from '@/components/scope/leave/use-page-guard';
import { formatWhen } from '@/lib/dates';
import { createSentNotes, sentKey } from '@/store/sent/sent-notes';
import {
  dropSent,
  keepSent,
  type Look,
  parseSent,
  type Sent,
  type SentFacts,
} from '@/store/sent/sent-storage';
import { isUnknownEnd } from './run-outside-panel';

/** Facts of a press; a later look finds by `look` what was sent. */
interface Findable extends SentFacts {
  readonly look?: Look;
}

/** A press that is never repeated unasked while its end is not known. */
export interface SentOnce {
  /** Sends it; the note of it, with these facts, stands until its end is known. */
  readonly send: (work: () => Promise<void>, facts?: Findable) => Promise<void>;
  /** The last one, if it has no known end. */
  readonly open: Sent | undefined;
  /** A look since has not found it. */
  readonly isLacking: boolean;
  /** Tells what a look has found. */
  readonly looked: (isThere: boolean) => void;
}

interface NotePlace {
  /** The signed-in user's id: notes are theirs alone. */
  readonly user: string;
  /** The form's path. */
  readonly route: string;
  /** Called when another window has dropped the note: what it sent may be there by now. */
  readonly onEndElsewhere: () => void;
}

/**
 * Does before the panel what its queue does with notes. Other windows have the note too, and a reload leaves it; it
 * goes with a log-out.
 */
export function useSentOnce({ user, route, onEndElsewhere }: NotePlace): SentOnce {
  const [notes] = useState(createSentNotes);
  const [text, setText] = useState(() => notes.read(user, route));
  const [isSending, setSending] = useState(false);
  const [lacking, setLacking] = useState<string>();
  const sent = useMemo(() => parseSent(text), [text]);
  usePageGuard(isSending);
  const hear = useEffectEvent(({ key, storageArea }: StorageEvent) => {
    const now = notes.read(user, route);
    setText(now);
    // Only events of other windows name their storage.
    const isElsewhere = storageArea !== null && key === sentKey(user, route);
    // It may have come and gone before this window heard of it.
    if (isElsewhere && now === undefined && !isSending) onEndElsewhere();
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  async function send(work: () => Promise<void>, facts?: Findable) {
    const note = { ...facts, id: nanoid(), at: Date.now() };
    keepSent(notes, user, route, note);
    setSending(true);
    try {
      await work();
      dropSent(notes, user, route, note);
    } catch (thrown) {
      // Its end says nothing of the one before.
      if (!isUnknownEnd(thrown)) dropSent(notes, user, route, { ...note, before: sent });
      throw thrown;
    } finally {
      setSending(false);
    }
  }

  return {
    send,
    open: isSending ? undefined : sent,
    isLacking: sent !== undefined && sent.id === lacking,
    looked: (isThere) => {
      if (isThere) notes.write(user, route);
      else setLacking(sent?.id);
    },
  };
}

/** Says what was sent without a known end, when, and that a look has not found it: `maybe` and `lacking` in words. */
export function sentWords(
  { open, isLacking }: SentOnce,
  { what, maybe, lacking }: Readonly<Record<'what' | 'maybe' | 'lacking', string>>,
): string | undefined {
  if (open === undefined) return undefined;
  const sent = `${what} was sent ${formatWhen(open.at)}. ${maybe}`;
  return isLacking ? `${sent} ${lacking}` : sent;
}
