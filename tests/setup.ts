import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Most tests run without a page; only those that ask for one get its helpers.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A lazy chunk on two loaded cores takes longer than the default second.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
}
