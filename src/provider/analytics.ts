export type AnalyticsEvent = 'sign_up' | 'account_created' | 'account_activated';

export type Track = (event: AnalyticsEvent) => void;

/**
 * Sends events to the configured address, as `{"event":"sign_up"}`: nothing personal, and no
 * cookie. Without an address nothing is sent. Nobody waits for it.
 */
export function createTrack(address: string | undefined): Track {
  if (address === undefined || address === '') return () => undefined;
  return (event) => {
    const body = JSON.stringify({ event });
    // It outlives the page, which is often left at that moment.
    const options = {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    } as const;
    // A blocker or a dead network stops nobody from signing up.
    fetch(address, { ...options, body }).catch(() => undefined);
  };
}
