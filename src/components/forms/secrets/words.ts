/** Words of secrets that are shown once. */
export const words = {
  dialog: {
    copyNow: (renewedBy: string) =>
      `Copy this now; you won’t see it again. If you lose it, use ${renewedBy}.`,
    close: 'I’ve saved it',
    /** @param renewedBy the action's label: 'Reset secret' */
    lostDetail: (renewedBy: string) => `Use ‘${renewedBy}’ to create a new one`,
  },
  client: {
    title: (name: string) => `Secret of ${name}`,
    id: 'ID',
    copiedId: 'the ID',
    secret: 'Secret',
    copiedSecret: 'the secret',
    renewedBy: 'Reset secret',
    missing: 'The provider didn’t send a secret',
    lost: (name: string) => `The secret of ${name} didn’t arrive`,
  },
  password: {
    title: (name: string) => `Admin password of ${name}`,
    user: 'User',
    copiedUser: 'the user',
    password: 'Password',
    copiedPassword: 'the password',
    renewedBy: 'Reset password',
    missing: 'The provider didn’t send a password',
    lost: (name: string) => `The admin password of ${name} didn’t arrive`,
  },
  configuration: {
    title: (tool: string) => `Configuration for ${tool}`,
    tool: 'Tool',
    copied: 'the configuration',
  },
};
