/** A shape that is looked for where one of these stands, in lower case; so most texts are passed over at once. */
export interface Shape {
  readonly of: string;
  readonly near: readonly string[];
  readonly shape: RegExp;
}

/** True if a text has one of these shapes. */
export function hasShape(shapes: readonly Shape[], text: string): boolean {
  const low = text.toLowerCase();
  return shapes.some(
    ({ near, shape }) => near.some((literal) => low.includes(literal)) && shape.test(text),
  );
}
