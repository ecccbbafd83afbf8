/** An address by its form alone: something, an at sign, something. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/u;

export function inviteeProblem(email: string): string | undefined {
  return ADDRESS.test(email.trim()) ? undefined : 'Please enter an email address';
}

export const COLLABORATOR_RIGHTS = {
  may: [
    'Create, update and delete every resource of the account: servers, databases, storage, networking',
    'Invite others, cancel their invitations and remove them from the team',
    'Create, reset and revoke API clients (these keep working if they leave)',
    'See and pay invoices, and change the payment card and the account’s settings',
  ],
  mayNot: ['Close the account, or remove its owner'],
} as const;
