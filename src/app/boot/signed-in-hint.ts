/** Only a hint of what to fetch first: script cannot read the session's cookie. */
const KEY = 'wheelhouse.signed-in';

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function keepSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // The panel starts a little slower.
  }
}
