import type { ReactNode } from 'react';

/** Words of every form's buttons and notes. */
export const words = {
  buttons: {
    save: 'Save',
    cancel: 'Cancel',
    back: 'Back',
    checkAgain: 'Check again',
    sendAgain: 'Send it again',
    saving: 'Wait until this is saved',
    sentBefore: 'What was sent from here before is still under way',
  },
  rows: {
    optional: '(optional)',
    row: (noun: string, number: number) => `${noun} ${String(number)}`,
    remove: (noun: string, number: number) => `Remove ${noun} ${String(number)}`,
    add: (noun: string) => `Add ${noun}`,
  },
  kept: {
    note: 'What you typed here before has been kept.',
    discard: 'Discard',
  },
  overtaken: {
    note: 'This has changed elsewhere meanwhile. Saving replaces that by what is here.',
    discard: 'Discard mine',
  },
  failure: {
    quote: (request: ReactNode) => (
      <>Nothing you typed is lost. If it goes on, quote request {request} to support.</>
    ),
  },
  sent: {
    form: (title: string) => `‘${title}’`,
    formFor: (form: string, name: string) => `${form} for ‘${name}’`,
    underWay: (form: string, when: string) => `${form} was sent ${when} and is still under way.`,
    unknown: (form: string, when: string) =>
      `${form} was sent ${when}. It may have gone through. Check before sending it again.`,
    unknownOnce: (form: string, when: string) =>
      `${form} was sent ${when}. It may have gone through. Sent again unchanged, it is done only once.`,
    dismiss: 'Dismiss',
  },
  notFound: {
    title: 'Not found',
    /** @param where as 'attached to this server' */
    text: (noun: string, id: ReactNode, where: string, why: string) => (
      <>
        There is no {noun} {id} {where}. {why}
      </>
    ),
  },
};
