function chatAddress(configured: string | undefined): URL | undefined {
  if (configured === undefined || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  return address.protocol === 'https:' ? address : undefined;
}

/** Loads the live-chat widget, if configured. */
export function loadLiveChat(configured: string | undefined): void {
  const address = chatAddress(configured);
  if (address === undefined) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address.href;
  document.head.append(script);
}
