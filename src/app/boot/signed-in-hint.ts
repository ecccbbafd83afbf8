/**
 * Whether somebody was signed in here when the page was last open. Only a hint, for what to fetch
 * first: the cookie that tells is out of script's reach.
 */
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
    // Without storage the panel starts a little slower.
  }
}
