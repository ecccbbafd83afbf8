import type { Problems } from '@/model/problems';

/** Spec 1 §9. */
const SHORTEST_NAME = 3;
const SHORTEST_PASSWORD = 8;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Validates a user's name (spec 1 §5). */
export function userNameProblem(name: string): string | undefined {
  return Array.from(name.trim()).length < SHORTEST_NAME ? 'Please enter your name' : undefined;
}

/** Validates an email address (spec 1 §5). */
export function emailProblem(address: string): string | undefined {
  return ADDRESS.test(address.trim()) ? undefined : 'Please enter your email address';
}

/** A new password, typed twice. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Messages of one form (spec 1 §5). */
interface PasswordWords {
  readonly short: string;
  readonly different: string;
}

function isLongEnough(password: string): boolean {
  return Array.from(password).length >= SHORTEST_PASSWORD;
}

function newPasswordProblems(
  { newPassword, confirmation }: NewPassword,
  { short, different }: PasswordWords,
): Problems<NewPassword> {
  return {
    newPassword: isLongEnough(newPassword) ? undefined : short,
    confirmation: newPassword === confirmation ? undefined : different,
  };
}

/** A change of a password that the user knows. */
export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/** Validates a change of password (spec 1 §5). */
export function passwordChangeProblems(change: PasswordChange): Problems<PasswordChange> {
  return {
    currentPassword: change.currentPassword === '' ? 'Current password is required.' : undefined,
    ...newPasswordProblems(change, {
      short: 'Minimum password length is 8 characters.',
      different: 'New password and confirmation do not match.',
    }),
  };
}

/** A new password in place of a forgotten one, by the link in a mail. */
export interface PasswordReset extends NewPassword {
  readonly token: string;
}

/** Validates a reset of a password (spec 1 §5). */
export function passwordResetProblems(reset: PasswordReset): Problems<PasswordReset> {
  return {
    token: reset.token === '' ? 'Missing token' : undefined,
    ...newPasswordProblems(reset, {
      short: 'Minimum password length is 8 characters.',
      different: 'Passwords do not match',
    }),
  };
}

/** A sign-up, as it is typed. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly termsAgreed: boolean;
}

/** Validates a sign-up (spec 1 §5). */
export function newUserProblems(user: NewUser): Problems<NewUser> {
  const { name, email, password, termsAgreed } = user;
  return {
    name: userNameProblem(name),
    email: emailProblem(email),
    password: isLongEnough(password)
      ? undefined
      : 'Please enter a password of at least 8 characters',
    termsAgreed: termsAgreed ? undefined : 'Please check the Terms & Conditions',
  };
}

/** Validates the first code of an authenticator app (spec 1 §5). */
export function enrolmentCodeProblem(code: string): string | undefined {
  return /^\d{6}$/u.test(code.replaceAll(/\s/gu, '')) ? undefined : 'Please enter the code';
}
