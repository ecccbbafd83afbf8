import type { ReportedBrowser } from '@/wire/report';

/** What the page may know of the browser that it is in. */
export const browserFacts = (): ReportedBrowser => ({
  agent: navigator.userAgent,
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  theme: document.documentElement.dataset['theme'] ?? 'system',
  width: window.innerWidth,
  height: window.innerHeight,
});
