import { useState } from 'react';
import type { Look } from './column';
import { RowLooks } from './row-looks';

/** For each row of a page a look that stays the same while nothing that it looked at changes. */
export function useRowLooks(
  records: readonly { readonly id: string }[],
  look: Look,
): (id: string) => Look {
  const [looks] = useState(() => new RowLooks());
  const given = looks.of(records, look);
  return (id) => given.get(id) ?? look;
}
