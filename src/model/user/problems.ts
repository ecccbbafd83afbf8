import type { Problems } from '@/model/problems';

const SHORTEST_NAME = 3;
const SHORTEST_PASSWORD = 8;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

export function userNameProblem(name: string): string | undefined {
  return Array.from(name.trim()).length < SHORTEST_NAME ? 'Please enter your name' : undefined;
}

export function emailProblem(address: string): string | undefined {
  return ADDRESS.test(address.trim()) ? undefined : 'Please enter your email address';
}

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

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

export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

export function passwordChangeProblems(change: PasswordChange): Problems<PasswordChange> {
  return {
    currentPassword: change.currentPassword === '' ? 'Current password is required.' : undefined,
    ...newPasswordProblems(change, {
      short: 'Minimum password length is 8 characters.',
      different: 'New password and confirmation do not match.',
    }),
  };
}

export interface PasswordReset extends NewPassword {
  readonly token: string;
}

export function passwordResetProblems(reset: PasswordReset): Problems<PasswordReset> {
  return {
    token: reset.token === '' ? 'Missing token' : undefined,
    ...newPasswordProblems(reset, {
      short: 'Minimum password length is 8 characters.',
      different: 'Passwords do not match',
    }),
  };
}

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly termsAgreed: boolean;
}

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

export function enrolmentCodeProblem(code: string): string | undefined {
  return /^\d{6}$/u.test(code.replaceAll(/\s/gu, '')) ? undefined : 'Please enter the code';
}
