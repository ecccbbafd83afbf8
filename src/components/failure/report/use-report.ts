import { use, useEffect, useState } from 'react';
import { RELEASE } from '@/model/release';
import { recorderOf } from '@/provider/recorder/recorder';
import type { MadeReport } from '@/provider/recorder/report-text';
import { browserFacts } from './browser-facts';
import { TapContext } from './tap-context';

/** A report being made, made, or failed to be. */
export interface ReportState {
  readonly made: MadeReport | undefined;
  /** Another one, or the first, is being made. */
  readonly busy: boolean;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Makes a report of what was heard until the dialog opened, and again where names may go along. */
export function useReport(isPlain: boolean): ReportState {
  const tap = use(TapContext);
  const [now] = useState(() => tap?.now());
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ made?: MadeReport; of?: string; failed?: string }>({});
  const wanted = `${String(isPlain)} ${String(tries)}`;
  useEffect(() => {
    if (tap === undefined || now === undefined) return undefined;
    let isGone = false;
    const { settings } = tap;
    const order = { isPlain, now, settings, release: RELEASE, browser: browserFacts() };
    void recorderOf(tap)
      .make(order)
      .then(
        (made) => {
          if (!isGone) setState({ made, of: wanted });
        },
        () => {
          if (!isGone) setState({ failed: wanted });
        },
      );
    return () => {
      isGone = true;
    };
  }, [isPlain, now, tap, wanted]);
  const isMissing = tap === undefined || state.failed === wanted;
  return {
    made: state.made,
    busy: !isMissing && state.of !== wanted,
    isMissing,
    retry: () => setTries(tries + 1),
  };
}
