/** 'Manual' or 'Scheduled'; the wire says `schedule` or `scheduled`. */
export function triggerLabel({
  source_trigger: trigger,
}: {
  readonly source_trigger?: string;
}): string | undefined {
  if (trigger === undefined) return undefined;
  return trigger === 'manual' ? 'Manual' : 'Scheduled';
}
