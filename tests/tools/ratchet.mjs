// Compares a build's weight and work with the last landed ones. Growth needs a reason.

/**
 * Growth of a figure that needs no reason. The larger of a share of it and a step in its unit
 * counts.
 * @typedef {{ part: number, step: number }} Room
 */

/** @type {() => Room} */
const roomOfBuild = () => ({ part: 0.01, step: 0.1 });

/**
 * The names of figures that grew without a reason, and of those that never landed.
 * @param {Record<string, number>} figures
 * @param {Record<string, number>} landed
 * @param {(name: string) => Room} roomOf
 */
export function grownOf(figures, landed, roomOf = roomOfBuild) {
  return Object.keys(figures).filter((name) => {
    if (!Object.hasOwn(landed, name)) return true;
    const before = landed[name];
    const { part, step } = roomOf(name);
    return figures[name] > before + Math.max(before * part, step);
  });
}

/**
 * Returns the next content of the file of landed figures: these figures, and the reason if some
 * grew.
 * @param {{ figures: Record<string, number>, grown: { why: string, figures: object }[] }} file
 * @throws if one grew without a reason
 */
export function land(file, figures, why, roomOf = roomOfBuild) {
  const names = grownOf(figures, file.figures, roomOf);
  if (names.length > 0 && !why) throw new Error(`${names.join(', ')} grew: say why`);
  const grown = Object.fromEntries(
    names.map((name) => [name, { before: file.figures[name] ?? null, after: figures[name] }]),
  );
  return {
    figures,
    grown: names.length === 0 ? file.grown : [...file.grown, { why, figures: grown }],
  };
}
