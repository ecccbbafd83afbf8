import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';

// The files of a worker share their modules and their window (`vite.config.ts`): a test leaves
// nothing of what it did to them.
afterEach(() => void vi.useRealTimers());

// Most tests run without a page; only those that ask for one get its helpers.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A lazy chunk on two loaded cores takes longer than the default second.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}
