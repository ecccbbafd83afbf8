/** Looked for only in texts with a literal of `near`, in lower case: that search is cheap. */
export interface Shape {
  readonly of: string;
  readonly near: readonly string[];
  readonly shape: RegExp;
}

export function hasShape(shapes: readonly Shape[], text: string): boolean {
  const low = text.toLowerCase();
  return shapes.some(
    ({ near, shape }) => near.some((literal) => low.includes(literal)) && shape.test(text),
  );
}
