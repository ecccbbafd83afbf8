/** A resolver of MSW that waits until it is let go; then what would have answered without it does. */
export function holdAnswer() {
  let letGo = () => undefined as void;
  const held = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  return { held: () => held, letGo: () => letGo() };
}
