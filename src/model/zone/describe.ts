/** 'Zone A' for handle `gb1-a`. */
export function zoneLabel(handle: string | null | undefined): string | undefined {
  const letter = handle?.at(-1);
  return letter === undefined ? undefined : `Zone ${letter.toUpperCase()}`;
}
