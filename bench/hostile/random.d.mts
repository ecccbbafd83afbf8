export function randomOf(...parts: readonly unknown[]): () => number;
