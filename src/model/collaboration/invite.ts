/** An address by its form alone: something, an at sign, something. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/u;

export function inviteeProblem(email: string): string | undefined {
  return ADDRESS.test(email.trim()) ? undefined : 'Please enter an email address';
}

export const COLLABORATOR_RIGHTS = {
  may: [
    'Create, update and delete all resources: servers, databases, storage and networking',
    'Invite and remove team members, and cancel invitations',
    'Create, reset and revoke API clients (these keep working if they leave)',
    'View and pay invoices, and change the payment card and account settings',
  ],
  mayNot: ['Close the account or remove its owner'],
} as const;
