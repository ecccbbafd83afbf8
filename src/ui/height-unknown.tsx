/**
 * Stands in or after what is still read and of which nobody knows how high it will be. What stands below in
 * something marked `data-in-order` comes when it is known, or after six seconds (`base.css`), and is not pushed away.
 */
export function HeightUnknown() {
  return <span data-height-unknown hidden />;
}
