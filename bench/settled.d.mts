export function settled(
  look: () => Promise<{ calls: number; open: number; busy: boolean }>,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<void>;
