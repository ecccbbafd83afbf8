interface HeightUnknownProps {
  /** Several reads that wait for each other tell it: what stands below waits twice as long. */
  readonly isLong?: boolean;
}

/**
 * Stands in what is still read and of which nobody knows how high it will be. What stands below it in something
 * marked `data-in-order` comes when it is known, or after three seconds (`base.css`), and is not pushed away.
 */
export function HeightUnknown({ isLong }: HeightUnknownProps) {
  return <span data-height-unknown={isLong ? 'long' : ''} hidden />;
}
