import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenKey } from '@/provider/press-keys';
import { openKeysOf, SHOWS_WITHIN_MS } from '@/store/sent/sent-storage';
import type { SaveFailure } from './save-failure';
import { UnsettledNote } from './unsettled-note';
import { type Unsettled, useSent } from './use-sent';

/** The note of what a form has sent without a known end. */
export interface KeptSent {
  readonly route: string;
  /** The note itself, of any window. */
  readonly sent: Unsettled | undefined;
  /** Its facts allow a look by a window that doesn't remember the press. */
  readonly mayLook: boolean;
  readonly state: 'under way' | 'unknown' | undefined;
  /** The note, with what is known of why it has no known end; empty while nothing was sent. */
  readonly notice: (failure?: SaveFailure) => ReactNode;
  /** Keys that the same bears when it is sent again. */
  readonly openKeys: () => readonly OpenKey[];
}

/** True once a change sent at `at`, in ms since the epoch, has had time to show: before, its absence tells nothing. */
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
 * Keeps a note of what a form sends until its end is known: it stands after Back, a reload and in other windows.
 * `what` begins its sentence: 'Your support request'. The route is the form's address by default.
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
