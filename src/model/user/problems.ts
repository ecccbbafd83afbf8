/** Spec 1 §9. */
const SHORTEST_NAME = 3;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** What is wrong with a user's name (spec 1 §5). */
export function userNameProblem(name: string): string | undefined {
  return Array.from(name.trim()).length < SHORTEST_NAME ? 'Please enter your name' : undefined;
}

/** What is wrong with an email address (spec 1 §5). */
export function emailProblem(address: string): string | undefined {
  return ADDRESS.test(address.trim()) ? undefined : 'Please enter your email address';
}
