/** Words of secrets that are shown once. */
export const words = {
  dialog: {
    copyNow: (renewedBy: string) =>
      `Copy this now; you won’t see it again. If you lose it, use ${renewedBy}.`,
    close: 'I have saved it',
    /** @param renewedBy the action's label: 'Reset secret' */
    lostDetail: (renewedBy: string) => `‘${renewedBy}’ makes a new one`,
  },
  client: {
    title: (name: string) => `Secret of ${name}`,
    id: 'Id',
    copiedId: 'the id',
    secret: 'Secret',
    copiedSecret: 'the secret',
    renewedBy: 'Reset secret',
    missing: 'The provider told no secret',
    lost: (name: string) => `Secret of ${name} did not arrive`,
  },
  password: {
    title: (name: string) => `Admin password of ${name}`,
    user: 'User',
    copiedUser: 'the user',
    password: 'Password',
    copiedPassword: 'the password',
    renewedBy: 'Reset password',
    missing: 'The provider told no password',
    lost: (name: string) => `Admin password of ${name} did not arrive`,
  },
  configuration: {
    title: (tool: string) => `Configuration for ${tool}`,
    tool: 'Tool',
    copied: 'the configuration',
  },
};
