// What a build weighs beside what the last one that landed did: a ratchet, which only a reason loosens.

/** By how much a figure may grow without a reason: a hundredth, or a tenth of its unit. */
const allowed = (before) => Math.max(before * 1.01, before + 0.1);

/**
 * The names of figures that grew without a reason, and of those that never landed.
 * @param {Record<string, number>} figures
 * @param {Record<string, number>} landed
 */
export function grownOf(figures, landed) {
  return Object.keys(figures).filter((name) => {
    const before = Object.hasOwn(landed, name) ? landed[name] : undefined;
    return before === undefined || figures[name] > allowed(before);
  });
}

/**
 * What the file of landed figures says next: these figures, and why some of them grew.
 * @param {{ figures: Record<string, number>, grown: { why: string, figures: object }[] }} file
 * @throws without a reason, where one grew
 */
export function land(file, figures, why) {
  const names = grownOf(figures, file.figures);
  if (names.length > 0 && !why) throw new Error(`${names.join(', ')} grew: say why`);
  const grown = Object.fromEntries(
    names.map((name) => [name, { before: file.figures[name] ?? null, after: figures[name] }]),
  );
  return {
    figures,
    grown: names.length === 0 ? file.grown : [...file.grown, { why, figures: grown }],
  };
}
