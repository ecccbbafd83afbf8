/** True if the browser would ask before it closes, reloads or leaves the page. */
export function asksOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
