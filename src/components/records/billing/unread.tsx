/** Replaces a value from the provider that could not be read. */
export function Unread() {
  return <span className="muted">could not be read</span>;
}
