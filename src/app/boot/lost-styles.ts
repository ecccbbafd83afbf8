const lost = new Set<HTMLLinkElement>();

function isStyle(target: unknown): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

/** Remembers lost style sheets: the bundler requests each once, so a retried part lacks them. */
export function followLostStyles(): () => void {
  const lose = ({ target }: Event) => {
    if (isStyle(target)) lost.add(target);
  };
  // Load errors do not bubble.
  window.addEventListener('error', lose, true);
  return () => {
    window.removeEventListener('error', lose, true);
    lost.clear();
  };
}

function fetchStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const replacement = document.createElement('link');
    replacement.rel = 'stylesheet';
    replacement.href = link.href;
    replacement.addEventListener('load', () => resolve());
    replacement.addEventListener('error', () => resolve());
    lost.delete(link);
    link.replaceWith(replacement);
  });
}

/** Requests lost style sheets again. Never rejects. */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchStyle));
}
