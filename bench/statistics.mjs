/** The middle one, or the mean of the middle two. */
export function median(numbers) {
  const sorted = numbers.toSorted((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * By how much values grow with each whole step of `at`: the middle of all slopes between two of them, so that a
 * reading that is off says nothing.
 * @param {{ at: number, value: number }[]} readings at least two, no two at the same place
 */
export function growth(readings) {
  const slopes = readings.flatMap((later, index) =>
    readings.slice(0, index).map(({ at, value }) => (later.value - value) / (later.at - at)),
  );
  return median(slopes);
}

/**
 * How deep calls hang on each other, judged by time: a call that starts after another has been
 * answered counts as waiting for it, which can only overstate the depth.
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
