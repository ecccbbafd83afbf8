import { configure, getConfig } from '@testing-library/react';
import { PATIENCE_MS } from './patience';

// How the pages' library waits, fails and acts. A worker reads this once, for all of its files: set up
// anew for each file it would wrap what the file before had set, a hundred deep.

const usual = getConfig();
const { setImmediate } = globalThis;

/**
 * A change takes a turn to be drawn, its effects another, and what they set a third: React's own slice of time, which
 * may hold all of them, ends early on a busy machine.
 */
const TURNS = 4;

configure({
  // What is told is looked for by its role; most of it stands on the screen too.
  defaultIgnore: `${usual.defaultIgnore}, [data-announced]`,
  asyncUtilTimeout: PATIENCE_MS,
  // What has just appeared has yet to run its effects, such as those that move the focus.
  asyncWrapper: async (wait): Promise<unknown> => {
    const found: unknown = await usual.asyncWrapper(wait);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return found;
  },
  getElementError: toldLate(usual.getElementError),
  // An event in the midst of an `act`, such as of a field that takes the focus as it appears, is
  // that act's own: one within it would end it early, and React warn of whatever came after.
  eventWrapper: (send): unknown => (isActing() ? send() : usual.eventWrapper(send)),
});

type ElementError = (message: string | null, container: Element) => Error;

/**
 * A query that is asked again until it succeeds fails many times: the page is written out only where
 * somebody reads it, which else takes up to a fifth of the time.
 */
function toldLate(told: ElementError): ElementError {
  return function elementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace(error, elementError);
    const get = () => told(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  };
}

/** True inside an `act` of React. */
function isActing(): boolean {
  return Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true;
}
