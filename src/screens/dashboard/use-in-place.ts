import { useState } from 'react';
import type { Attention } from '@/model/attention/attention';

/** Rows stay where they stand while the card does, as they have buttons: what comes later is below. */
export function useInPlace(found: readonly Attention[]): readonly Attention[] {
  const [standing, setStanding] = useState<readonly string[]>([]);
  const places = new Map(standing.map((key, place) => [key, place]));
  const placeOf = ({ key }: Attention) => places.get(key) ?? standing.length;
  const rows = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  const keys = rows.map(({ key }) => key);
  if (keys.join(' ') !== standing.join(' ')) setStanding(keys);
  return rows;
}
