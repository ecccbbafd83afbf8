import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { formatWhen } from '@/lib/dates';
import { offerOf } from '@/provider/offers';
import type { OpenKey } from '@/provider/press-keys';
import { openKeysOf, SHOWS_WITHIN_MS } from '@/store/sent/sent-storage';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import type { SaveFailure } from './save-failure';
import { type Unsettled, useSent } from './use-sent';
import { words } from './words';

interface UnsettledNoteProps extends Unsettled {
  readonly what: string;
  readonly failure: SaveFailure | undefined;
}

function sentenceOf({ isUnderWay, ...sent }: Unsettled, form: string): string {
  const when = formatWhen(sent.at);
  if (isUnderWay) return words.sent.underWay(form, when);
  const isKeyed = openKeysOf(sent, Date.now()).length > 0;
  return isKeyed ? words.sent.unknownOnce(form, when) : words.sent.unknown(form, when);
}

function UnsettledNote({ what, failure, ...sent }: UnsettledNoteProps) {
  const { isUnderWay, look, settle } = sent;
  // Another window's form does not show it.
  const form = look?.name === undefined ? what : words.sent.formFor(what, look.name);
  const sentence = sentenceOf(sent, form);
  useAnnounced(sentence);
  const { error } = failure ?? {};
  return (
    <Note
      tone={isUnderWay ? 'info' : 'warning'}
      action={
        !isUnderWay && (
          <Button size="s" onClick={settle}>
            {words.sent.dismiss}
          </Button>
        )
      }
    >
      <p>{sentence}</p>
      {error && offerOf(error).inForm && (
        <FailureToolsLater what={failure?.what ?? ''} error={error} />
      )}
    </Note>
  );
}

export interface KeptSent {
  readonly route: string;
  readonly sent: Unsettled | undefined;
  /** Its facts allow a look by a window that doesn't remember the press. */
  readonly mayLook: boolean;
  readonly state: 'under way' | 'unknown' | undefined;
  readonly notice: (failure?: SaveFailure) => ReactNode;
  /** The keys to send again with the same content. */
  readonly openKeys: () => readonly OpenKey[];
}

/**
 * True once a change sent at `at`, in ms since the epoch, has had time to show. Before that, its
 * absence proves nothing.
 */
function useHadTime(at: number | undefined): boolean {
  const [had, setHad] = useState<number>();
  useEffect(() => {
    if (at === undefined) return undefined;
    // A clock may have been set back since.
    const left = Math.min(at + SHOWS_WITHIN_MS - Date.now(), SHOWS_WITHIN_MS);
    const timer = setTimeout(() => setHad(at), left);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && had === at;
}

/**
 * Keeps a note of a sent form until its end is known. It survives Back and a reload, and shows in
 * other windows. `what` begins its sentence: 'Your support request'. `route` is the form's address
 * by default.
 */
export function useKeptSent(what: string, route?: string): KeptSent {
  const { pathname } = useLocation();
  const at = route ?? pathname;
  const sent = useSent(at);
  const hadTime = useHadTime(sent?.look && sent.at);
  return {
    route: at,
    sent,
    mayLook: hadTime,
    state: sent && (sent.isUnderWay ? 'under way' : 'unknown'),
    notice: (failure) => sent && <UnsettledNote what={what} failure={failure} {...sent} />,
    openKeys: () => openKeysOf(sent, Date.now()),
  };
}
