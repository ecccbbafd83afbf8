/** In the place of what the provider sent and could not be read. */
export function Unread() {
  return <span className="muted">could not be read</span>;
}
