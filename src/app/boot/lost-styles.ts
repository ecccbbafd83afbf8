const LOST = 'data-lost';

function isStyle(target: unknown): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

/** Marks lost style sheets: the bundler requests each once, so a retried part lacks them. */
export function followLostStyles(): () => void {
  const lose = ({ target }: Event) => {
    if (isStyle(target)) target.setAttribute(LOST, '');
  };
  // Load errors do not bubble.
  window.addEventListener('error', lose, true);
  return () => window.removeEventListener('error', lose, true);
}

function fetchStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const replacement = document.createElement('link');
    replacement.rel = 'stylesheet';
    replacement.href = link.href;
    replacement.addEventListener('load', () => resolve());
    replacement.addEventListener('error', () => resolve());
    link.replaceWith(replacement);
  });
}

/** Requests lost style sheets again. Never rejects. */
export async function fetchLostStyles(): Promise<void> {
  const lost = document.querySelectorAll<HTMLLinkElement>(`link[${LOST}]`);
  await Promise.all([...lost].map(fetchStyle));
}
