import { useState } from 'react';
import type { Attention } from '@/model/attention/attention';

/**
 * Rows stay where they stand while the card does, as they have buttons. What is still being read comes
 * below them; what happens once all was looked at is news, and comes above.
 */
export function useInPlace(found: readonly Attention[], isPending: boolean): readonly Attention[] {
  const [standing, setStanding] = useState<readonly string[]>([]);
  const [isAllIn, setAllIn] = useState(false);
  const places = new Map(standing.map((key, place) => [key, place]));
  const placeOf = ({ key }: Attention) => places.get(key) ?? (isAllIn ? -1 : standing.length);
  const rows = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  const keys = rows.map(({ key }) => key);
  if (keys.join(' ') !== standing.join(' ')) setStanding(keys);
  // From the next rows on: the last that were read come with it.
  if (!isPending && !isAllIn) setAllIn(true);
  return rows;
}
