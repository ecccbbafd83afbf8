/** What has keys of its own, chords too. */
const OVER_THE_PAGE = '[role=dialog], [role=menu]';
/** And what is written in. */
const WRITTEN = `${OVER_THE_PAGE}, input:not([type=checkbox], [type=radio]), textarea, select`;

/** What a key of every page opens, unless it is written, or something is open over the page. */
export function panelKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, repeat } = event;
  const isChord = ctrlKey || metaKey;
  // Caps Lock makes it a capital.
  const isSearch = isChord ? key.toLowerCase() === 'k' && !shiftKey : key === '/';
  if (defaultPrevented || altKey || repeat || (!isSearch && (isChord || key !== '?'))) {
    return undefined;
  }
  if (!(target instanceof Element) || target.closest(isChord ? OVER_THE_PAGE : WRITTEN)) {
    return undefined;
  }
  // The outline of what is still being read is inert as well.
  const isHeld = document.querySelector('main')?.closest('[inert]') ?? null;
  if (isHeld !== null || document.querySelector('[data-modal]')) return undefined;
  return isSearch ? 'search' : 'keys';
}
