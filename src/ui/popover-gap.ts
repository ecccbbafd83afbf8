/** Distance in px from a button to what it opens; from the top bar, to begin below its edge. */
export function popoverGap(inBar: boolean | undefined): number {
  return inBar === true ? 12 : 4;
}
