import { configure, getConfig } from '@testing-library/react';
import { PATIENCE_MS } from './patience';

// How the pages' library waits, fails and acts. A worker reads this once, for all of its files. Run
// for each file, it would wrap the previous set-up, a hundred deep.

const usual = getConfig();
const { setImmediate } = globalThis;

/**
 * Turns for a change to be drawn, its effects to run, and their changes to follow. React may do all
 * in one slice of time, but a busy machine ends that early.
 */
const TURNS = 4;

configure({
  // Announcements are found by their role; most of their text is on the screen too.
  defaultIgnore: `${usual.defaultIgnore}, [data-announced]`,
  asyncUtilTimeout: PATIENCE_MS,
  // New elements have yet to run their effects, such as moving the focus.
  asyncWrapper: async (wait): Promise<unknown> => {
    const found: unknown = await usual.asyncWrapper(wait);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return found;
  },
  getElementError: toldLate(usual.getElementError),
  // An event inside an `act`, such as the focus of a new field, belongs to that act. An act within
  // it would end it early, and React would warn of all that follows.
  eventWrapper: (send): unknown => (isActing() ? send() : usual.eventWrapper(send)),
});

type ElementError = (message: string | null, container: Element) => Error;

/**
 * Delays the printing of the page until the message is read. A retried query fails many times, and
 * printing takes up to a fifth of the time.
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
