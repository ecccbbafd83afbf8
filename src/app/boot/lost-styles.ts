const lost = new Set<HTMLLinkElement>();

function isStyle(target: unknown): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

/**
 * Remembers the style sheets that could not be fetched. The bundler's own code asks for each of them
 * once: a part of the panel that is tried again would come without.
 *
 * @returns what stops it
 */
export function followLostStyles(): () => void {
  const lose = ({ target }: Event) => {
    if (isStyle(target)) lost.add(target);
  };
  // What fails to load tells it to itself alone, on the way down.
  window.addEventListener('error', lose, true);
  return () => {
    window.removeEventListener('error', lose, true);
    lost.clear();
  };
}

function fetchStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const anew = document.createElement('link');
    anew.rel = 'stylesheet';
    anew.href = link.href;
    anew.addEventListener('load', () => resolve());
    // Lost again, it is remembered again.
    anew.addEventListener('error', () => resolve());
    lost.delete(link);
    link.replaceWith(anew);
  });
}

/** Asks once more for the style sheets that were lost. Never rejects. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchStyle));
}
