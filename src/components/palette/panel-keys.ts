/** Those of what is open over the page, and what is written in. */
const OWN_KEYS =
  '[role=dialog], [role=menu], input:not([type=checkbox], [type=radio]), textarea, select';

/** What a key of every page opens, unless somebody types, or something is open over the page. */
export function panelKey(event: KeyboardEvent): 'search' | 'keys' | undefined {
  const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(target instanceof Element) || target.closest(OWN_KEYS)) {
    return undefined;
  }
  const isSearch = ctrlKey || metaKey ? key === 'k' : key === '/';
  if (!isSearch && (key !== '?' || ctrlKey || metaKey)) return undefined;
  // The outline of what is still being read is inert as well.
  const isHeld = document.querySelector('main')?.closest('[inert]') ?? null;
  if (isHeld !== null || document.querySelector('[data-modal]')) return undefined;
  return isSearch ? 'search' : 'keys';
}
