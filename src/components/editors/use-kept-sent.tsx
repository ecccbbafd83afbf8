import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenKey } from '@/provider/press-keys';
import { openKeysOf } from '@/store/sent/sent-storage';
import type { SaveFailure } from './save-failure';
import { UnsettledNote } from './unsettled-note';
import { useSent } from './use-sent';

/** The note of what a form has sent without a known end. */
export interface KeptSent {
  readonly route: string;
  /** The task that sent it, of whichever window. */
  readonly id: string | undefined;
  readonly state: 'under way' | 'unknown' | undefined;
  /** The note, with what is known of why it has no known end; empty while nothing was sent. */
  readonly notice: (failure?: SaveFailure) => ReactNode;
  /** Keys that the same bears when it is sent again. */
  readonly openKeys: () => readonly OpenKey[];
}

/**
 * Keeps a note of what a form sends until its end is known: it stands after Back, a reload and in other windows.
 * `what` begins its sentence: 'Your support request'. The route is the form's address by default.
 */
export function useKeptSent(what: string, route?: string): KeptSent {
  const { pathname } = useLocation();
  const at = route ?? pathname;
  const sent = useSent(at);
  return {
    route: at,
    id: sent?.id,
    state: sent && (sent.isUnderWay ? 'under way' : 'unknown'),
    notice: (failure) => sent && <UnsettledNote what={what} failure={failure} {...sent} />,
    openKeys: () => openKeysOf(sent, Date.now()),
  };
}
