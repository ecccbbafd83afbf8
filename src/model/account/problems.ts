/** What is wrong with an account's name (spec 1 §5). */
export function accountNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter an account name.' : undefined;
}
