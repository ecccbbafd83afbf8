/** A shape, looked for only in texts with one of the literals `near`, in lower case: a search by literals is cheap. */
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
