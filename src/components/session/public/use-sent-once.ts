import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePageGuard } from '@/components/scope/leave/page-guard';
import { formatWhen } from '@/lib/dates';
import { type OpenKey, PressKeys } from '@/provider/press-keys';
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
import { words } from './words';

interface Findable extends SentFacts {
  readonly look?: Look;
}

/** A press that is never repeated without asking while its end is unknown. */
export interface SentOnce {
  readonly send: (work: () => Promise<void>, facts?: Findable) => Promise<void>;
  readonly open: Sent | undefined;
  readonly isLacking: boolean;
  readonly looked: (isThere: boolean) => void;
}

interface NotePlace {
  readonly user: string;
  readonly route: string;
  /** Called when another window has dropped the note. Its change may be done by now. */
  readonly onEndElsewhere: () => void;
}

/**
 * Keeps notes of presses before the panel, as the call queue does in the panel. Other windows see
 * the note. It survives a reload, and a log-out removes it.
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
    // Only events from other windows name their storage.
    const isElsewhere = storageArea !== null && key === sentKey(user, route);
    // The note may have come and gone before this window received the event.
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
      // The end of this press says nothing about the one before.
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

export function sentWords(
  { open, isLacking }: SentOnce,
  { what, maybe, lacking }: Readonly<Record<'what' | 'maybe' | 'lacking', string>>,
): string | undefined {
  if (open === undefined) return undefined;
  return words.sent(what, formatWhen(open.at), maybe, isLacking ? lacking : undefined);
}

/**
 * Sends a press of a form with an `Idempotency-Key`. Repeats the key while the end of the last
 * press is unknown.
 */
export function usePressKeys(): PressKeys['send'] {
  const open = useRef<readonly OpenKey[]>([]);
  return async (asked, work) => {
    const keys = new PressKeys(open.current);
    try {
      return await keys.send(asked, work);
    } finally {
      open.current = keys.open;
    }
  };
}
