/**
 * Stands in what is still read, or in something after it, where nobody knows how high it will be. What stands below in
 * something marked `data-in-order` comes when that is known, or after six seconds (`base.css`), and is not pushed away.
 */
export function HeightUnknown() {
  return <span data-height-unknown hidden />;
}
