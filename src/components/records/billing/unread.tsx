export function Unread() {
  return <span className="muted">could not be read</span>;
}
