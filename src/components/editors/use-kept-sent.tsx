import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenKey } from '@/provider/press-keys';
import { openKeysOf } from '@/store/sent/sent-storage';
import { UnsettledNote } from './unsettled-note';
import { useSent } from './use-sent';

/** The note of what a form has sent without a known end. */
export interface KeptSent {
  readonly route: string;
  readonly state: 'under way' | 'unknown' | undefined;
  /** The note; empty while nothing was sent. */
  readonly notice: ReactNode;
  /** Keys that the same bears when it is sent again. */
  readonly openKeys: () => readonly OpenKey[];
}

/**
 * Keeps a note of what a form sends that nothing on the screen may show: it stands after Back, a reload and in
 * other windows. `what` begins its sentence: 'Your support request'. The route is the form's address by default.
 */
export function useKeptSent(what: string, route?: string): KeptSent {
  const { pathname } = useLocation();
  const at = route ?? pathname;
  const sent = useSent(at);
  return {
    route: at,
    state: sent && (sent.isUnderWay ? 'under way' : 'unknown'),
    notice: sent && <UnsettledNote what={what} {...sent} />,
    openKeys: () => openKeysOf(sent, Date.now()),
  };
}
