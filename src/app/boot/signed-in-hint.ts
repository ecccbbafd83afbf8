import { keep, readKept } from '@/lib/kept';
import { RECORDING_KEY } from '@/provider/recorder/tap';

/** Only a hint of what to fetch first: script cannot read the session's cookie. */
const KEY = 'wheelhouse.signed-in';

export const wasSignedIn = (): boolean => readKept('localStorage', KEY) === 'yes';

/** Signed out, it also drops the last user's recording. */
export function keepSignedIn(signedIn: boolean): void {
  keep('localStorage', KEY, signedIn ? 'yes' : undefined);
  if (!signedIn) keep('sessionStorage', RECORDING_KEY);
}
