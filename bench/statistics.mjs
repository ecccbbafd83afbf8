/** The middle one, or the mean of the middle two. */
export function median(numbers) {
  const sorted = numbers.toSorted((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Growth of values per whole step of `at`: the median of all slopes between two of them. A single
 * wrong reading does not change it.
 * @param {{ at: number, value: number }[]} readings at least two, no two at the same place
 */
export function growth(readings) {
  const slopes = readings.flatMap((later, index) =>
    readings.slice(0, index).map(({ at, value }) => (later.value - value) / (later.at - at)),
  );
  return median(slopes);
}

/**
 * Depth of calls that wait for each other, judged by time. A call that starts after another's
 * answer counts as waiting for it. This can only overstate the depth.
 * @param {{ start: number, end: number }[]} calls milliseconds
 */
export function seriesDepth(calls) {
  const depths = [];
  const inOrder = calls.toSorted((first, second) => first.start - second.start);
  for (const call of inOrder) {
    const before = inOrder
      .slice(0, depths.length)
      .map((earlier, index) => (earlier.end <= call.start ? depths[index] : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
