/** Only a script of the web, and only from the host that the configuration names. */
function chatAddress(configured: string | undefined): URL | undefined {
  if (configured === undefined || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  return address.protocol === 'https:' ? address : undefined;
}

/** Loads the live-chat widget, if one is configured (decisions.md: off unless configured). */
export function loadLiveChat(configured: string | undefined): void {
  const address = chatAddress(configured);
  if (address === undefined) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address.href;
  document.head.append(script);
}
