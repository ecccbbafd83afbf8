import type { ReactNode } from 'react';

/** Words that stand beside a failure at once. */
export const words = {
  request: (id: ReactNode) => <>Request {id}</>,
};
