/** `encodeURIComponent` of any text: it throws for half a surrogate pair, which JSON can hold. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
