import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';
import { failOnConsole } from './console';
import { PATIENCE_MS } from './patience';
import { answerStylesByKind } from './plain-styles';

failOnConsole();

// The files of a worker share their modules and their window (`vite.config.ts`): a test leaves
// nothing of what it did to them, or the next file's set-up would meet it.
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

// Most tests run without a page; only those that ask for one get its helpers.
if (typeof document !== 'undefined') {
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const usual = getConfig();
  const { setImmediate } = globalThis;
  answerStylesByKind();
  (await import('./owner-stacks')).noteNoOwnerStacks();
  // The page of the tests has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  configure({
    // What is told is looked for by its role; most of it stands on the screen too.
    defaultIgnore: `${usual.defaultIgnore}, [data-announced]`,
    asyncUtilTimeout: PATIENCE_MS,
    // What has just appeared has yet to run its effects, such as those that move the focus.
    asyncWrapper: async (wait): Promise<unknown> => {
      const found: unknown = await usual.asyncWrapper(wait);
      await new Promise((resolve) => setImmediate(resolve));
      return found;
    },
    getElementError: toldLate(usual.getElementError),
    // An event in the midst of an `act`, such as of a field that takes the focus as it appears, is
    // that act's own: one within it would end it early, and React warn of whatever came after.
    eventWrapper: (send): unknown => (isActing() ? send() : usual.eventWrapper(send)),
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}

type ElementError = (message: string | null, container: Element) => Error;

/**
 * A query that is asked again until it succeeds fails many times: the page is written out only where
 * somebody reads it, which else takes up to a fifth of the time.
 */
function toldLate(usual: ElementError): ElementError {
  return function elementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace(error, elementError);
    const get = () => usual(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  };
}

/** Whether React takes what happens now for a part of an `act`. */
function isActing(): boolean {
  return Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true;
}
