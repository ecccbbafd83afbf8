import { type ApiErrorFacts, isDescribed } from '@/provider/api-error';

/** Spec 1 §5. */
export const BOTH_REQUIRED = 'Please enter both your email address and password to sign in';
export const CODE_REQUIRED = 'Please enter a two-factor code.';
/** When the code is about to be sent (spec 1 §5, "at the request step"). */
export const CODE_INVALID = 'Please enter valid OTP code';

/** Spec 1 §8. */
export const NO_SCOPES = 'No scopes in response';
const INCORRECT = 'Those appear to be incorrect login details - please try again';
const NO_ANSWER = 'No login request error';
const REFUSED = 'Unknown error processing non-200 login';
const UNKNOWN = 'Unknown error processing login';

/** Our words: the sign-in granted something, but not the console (spec 1 §6). */
export const NO_CONSOLE = 'This sign-in gives no access to the control panel';

/** Our words: the cookie lives on, and a reload would find it. */
export const STILL_SIGNED_IN =
  'You are logged out here, but the provider could not be told. Reloading this page may let you in ' +
  'again. To be safe, sign in and log out once more';

/** Six digits from an app, eight of a backup code. */
const CODE = /^(\d{6}|\d{8})$/;

export function isOneTimePassword(text: string): boolean {
  return CODE.test(text);
}

export function isRefused({ kind, status }: ApiErrorFacts): boolean {
  return kind === 'refused' && status < 500;
}

/** Spec 1 §8: the provider's description; a bare string below 500 means wrong details. */
export function signInMessage(error: ApiErrorFacts): string {
  if (error.kind === 'network' || error.kind === 'unsent') return NO_ANSWER;
  if (error.kind !== 'refused') return UNKNOWN;
  if (isDescribed(error)) return error.messages.join('. ');
  if (error.messageSource === 'text' && isRefused(error)) return INCORRECT;
  return REFUSED;
}
