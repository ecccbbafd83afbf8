import type { ReactNode } from 'react';

/** Words of every form's buttons and notes. */
export const words = {
  buttons: {
    save: 'Save',
    cancel: 'Cancel',
    back: 'Back',
    checkAgain: 'Check again',
    sendAgain: 'Send again',
    saving: 'Wait until this is saved',
    sentBefore: 'The previous request from this form is still in progress',
  },
  rows: {
    optional: '(optional)',
    row: (noun: string, number: number) => `${noun} ${String(number)}`,
    remove: (noun: string, number: number) => `Remove ${noun} ${String(number)}`,
    add: (noun: string) => `Add ${noun}`,
  },
  kept: {
    note: 'Your earlier input has been restored.',
    discard: 'Discard',
  },
  overtaken: {
    note: 'This has changed elsewhere. Saving replaces that change with yours.',
    discard: 'Discard my changes',
  },
  failure: {
    quote: (request: ReactNode) => (
      <>Your input is kept. If this keeps happening, quote request {request} to support.</>
    ),
  },
  sent: {
    form: (title: string) => `‘${title}’`,
    formFor: (form: string, name: string) => `${form} for ‘${name}’`,
    underWay: (form: string, when: string) => `${form} was sent ${when} and is still in progress.`,
    unknown: (form: string, when: string) =>
      `${form} was sent ${when}. It may have gone through. Check before sending it again.`,
    unknownOnce: (form: string, when: string) =>
      `${form} was sent ${when}. It may have gone through. Sending it again unchanged won’t do it twice.`,
    dismiss: 'Dismiss',
  },
  notFound: {
    title: 'Not found',
    /** @param where as 'attached to this server' */
    text: (noun: string, id: ReactNode, where: string, why: string) => (
      <>
        There’s no {noun} {id} {where}. {why}
      </>
    ),
  },
};
