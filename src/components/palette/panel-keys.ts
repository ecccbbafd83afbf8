/** What has keys of its own, chords too. */
const OVER_THE_PAGE = '[role=dialog], [role=menu]';
/** What is written in. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** What a key asks for, wherever it is pressed. */
function wanted(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, key, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) {
    // Caps Lock makes it a capital.
    return key.toLowerCase() === 'k' && !shiftKey ? 'search' : undefined;
  }
  if (target instanceof Element && target.closest(FIELDS)) return undefined;
  if (key === '?') return 'keys';
  return key === '/' ? 'search' : undefined;
}

/** What a key of every page opens, unless it is written, or something is open over the page. */
export function panelKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, altKey, defaultPrevented, repeat } = event;
  const what = wanted(event);
  if (what === undefined || defaultPrevented || altKey || repeat) return undefined;
  if (!(target instanceof Element) || target.closest(OVER_THE_PAGE)) return undefined;
  // The outline of what is still being read is inert as well.
  const isHeld = document.querySelector('main')?.closest('[inert]') ?? null;
  return isHeld !== null || document.querySelector('[data-modal]') ? undefined : what;
}
