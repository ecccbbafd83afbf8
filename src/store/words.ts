import { joinList } from '@/lib/text';

const couldNotFetch = 'Couldn’t load this part of the panel';
const checking = 'Checking the result…';
const lookBefore = 'It may have gone through. Check before retrying';

/** Words of calls, sessions and live updates. Errors of the provider: `provider/`. */
export const words = {
  call: {
    apiError: 'API error',
    // Shown while a prompt asks for the password and after it: both must be true.
    stopped: {
      done: {
        withdrawn: 'Cancelled',
        expired: 'Your session ended before this could be done. Once you are signed in, try again',
      },
      saved: {
        withdrawn: 'Cancelled. This was not saved.',
        expired:
          'Your session ended before this could be saved. Once you are signed in, save again.',
      },
      paid: {
        withdrawn: 'Cancelled. This was not paid.',
        expired: 'Your session ended before this could be paid. Once you are signed in, pay.',
      },
      sent: {
        withdrawn: 'Cancelled. This was not sent.',
        expired: 'Your session ended before this could be sent. Once you are signed in, send it.',
      },
    },
    /** Asked for in lower case, with the resource's name if it has one. */
    asked: (todo: string, about: string | undefined) =>
      about === undefined ? todo : `${todo} ${about}`,
    failed: (asked: string) => `Couldn’t ${asked}`,
    unknown: (asked: string) => `It may have gone through: ${asked}`,
    done: (asked: string) => `Done: ${asked}`,
    tryAgain: 'Try again',
    checking,
    /** Shown after two minutes without a sign of the change. */
    unseen: 'Taking longer than usual. Still running.',
    failedThere: 'Failed at the provider',
    skipped: (step: string) => `The previous step didn’t finish in time, so ‘${step}’ was skipped`,
    doneBefore: (steps: readonly string[]) =>
      `${joinList(steps.map((step) => `‘${step}’`))} ${steps.length === 1 ? 'was' : 'were'} already done`,
    paying: 'Another payment is still in progress',
    sentElsewhere: 'Not sent. The same form was already sent, and its result isn’t known yet',
    couldNotFetch,
    nothingSent: `${couldNotFetch}. Nothing was sent`,
    unreadAfter: (container: string) => `Error fetching ${container} after update`,
  },
  lostAnswer: {
    elsewhere: "This window didn't get the answer",
    looking: `It may have gone through. ${checking}`,
    lookBefore,
    unread: 'It may have gone through. Couldn’t check the result',
    read: 'It may have gone through. What you see now is newer',
    there: 'Checked again. It’s still there',
    nothing: 'It didn’t go through. You can retry',
    notYet: 'Nothing new has appeared since',
    wasDone: (which: string) => `Done: ${which}`,
    newSince: (which: string) => `New since it was sent: ${which}`,
  },
  session: {
    /** Problems of the forms (docs/product/sign-in.md#both-required). */
    bothRequired: 'Please enter both your email address and password to sign in',
    codeRequired: 'Please enter a two-factor code.',
    /** When the code is about to be sent (docs/product/sign-in.md#sign-in-code). */
    codeInvalid: 'Please enter valid OTP code',
    /** Failures of a sign-in (docs/product/sign-in.md#sign-in-errors). */
    noScopes: 'No scopes in response',
    incorrect: 'Those appear to be incorrect login details - please try again',
    noAnswer: 'No login request error',
    refused: 'Unknown error processing non-200 login',
    unknown: 'Unknown error processing login',
    /** The sign-in granted something, but not the console (docs/product/sign-in.md#no-console). */
    noConsole: 'You don’t have access to the control panel',
    /** The cookie lives on: a reload would find it (docs/product/sign-in.md#log-out-unconfirmed). */
    stillSignedIn:
      'You’re logged out here, but maybe not at the provider. Reloading may sign you back in. To be safe, sign in and log out again',
    anotherUser: 'Another user has signed in',
  },
  events: {
    noToken: 'Could not fetch event stream token',
    reload: 'Reload',
    disconnected: 'Event stream disconnected',
    failed: 'Event stream connection failed',
    attached: (volume: string) => `Volume ${volume} was attached`,
    attachedMany: (count: number) => `${String(count)} volumes were attached`,
  },
  upload: {
    otherSum: 'Its MD5 doesn’t match',
  },
};
