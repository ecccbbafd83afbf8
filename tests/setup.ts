import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';
import { failOnConsole } from './console';
import './patience';
import { answerStylesByKind } from './plain-styles';

failOnConsole();

// The files of a worker share their modules and their window (`vite.config.ts`): a test leaves
// nothing of what it did to them, or the next file's set-up would meet it.
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

// Most tests run without a page; only those that ask for one get its helpers.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  await import('./page-library');
  answerStylesByKind();
  (await import('./owner-stacks')).noteNoOwnerStacks();
  // jsdom's Blob has only the older methods.
  Blob.prototype.stream = function stream(this: Blob) {
    return new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  };
  // The page of the tests has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}
