/** Builds a resolver of MSW that waits until it is released; then the next resolver answers. */
export function holdAnswer() {
  let letGo = () => undefined as void;
  const held = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  return { held: () => held, letGo: () => letGo() };
}
