/** Words of the user's settings, accounts and OAuth applications. */
export const words = {
  common: {
    tabs: 'Profile sections',
    findBy: 'name, ID',
    password: 'Password',
    tryAgain: 'Try again',
  },
  settings: {
    noun: 'user',
    name: 'Name',
    email: 'Email address',
    emailHint: 'We’ll email a link to the new address. Your old address stays until you follow it.',
    sshKeys: 'SSH keys',
    /** `puttygen` is the hint for PuTTY's own format. */
    sshKeysHint: (puttygen: string) =>
      `One key per line, in OpenSSH format. New servers accept them. ${puttygen}`,
    twoFactor: 'Two-factor auth',
    twoFactorEnabled: 'Enabled',
    twoFactorDisabled: 'Disabled',
    enableTwoFactor: 'Enable…',
    disableTwoFactor: 'Disable…',
    id: 'ID',
    registered: 'Registered',
  },
  emailAddress: {
    verified: 'Verified',
    notVerified: 'Not verified',
    unread: 'Couldn’t check if it’s verified',
    pending: (address: string) =>
      `Changes to ${address} once you follow the link we emailed there.`,
    request: 'Request verification',
    task: 'Request email verification',
    success: 'Email verification requested successfully!',
    unknown: 'The email may have been sent',
    failed: 'Error requesting email verification',
  },
  changePassword: {
    title: 'Change password',
    current: 'Current password',
    sent: 'Your new password',
    success: 'Password changed',
    failed: 'Failed to change password.',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    checkFailed: 'Couldn’t check.',
  },
  enrolTwoFactor: {
    title: 'Enable two-factor authentication',
    lead: 'Scan this with your authenticator app, or enter the secret by hand.',
    qrCode: 'QR code for your authenticator app',
    secret: 'the secret',
    code: 'Code',
    codeHint: 'The 6-digit code from your authenticator app.',
    saveLabel: 'Enable',
    beginTask: 'Start setting up two-factor authentication',
    noSecret: 'The provider didn’t send a secret',
    wrongCode: 'Please check and re-enter your code',
    newSecretHint:
      'Only the newest secret works. If you started again in another window, continue there or create a new secret here.',
    newSecret: 'Create new secret',
    sent: 'Your code',
    notEnabled: (readAt: string) => `Not enabled as of ${readAt}.`,
    enabledElsewhere:
      'Two-factor authentication is already enabled, from another window or device.',
    success: 'Two-factor authentication enabled',
  },
  backupCodes: {
    title: 'Backup codes',
    lead: 'Each code works once if you lose your authenticator. Save them now; you won’t see them again.',
    copied: 'the backup codes',
    download: 'Download',
    file: 'backup-codes.txt',
    done: 'I’ve saved them',
  },
  /** Codes came only with the lost answer (docs/product/sign-in.md#lost-codes). */
  lostCodes: {
    title: 'Your backup codes didn’t arrive',
    /** Below the title. */
    advice:
      'Two-factor authentication is enabled. Disable it, then enable it again to get new codes.',
    body: 'Two-factor authentication is enabled, but your backup codes didn’t arrive. Disable it, then enable it again to get new ones.',
    later: 'Later',
    disable: 'Disable it',
  },
  disableTwoFactor: {
    title: 'Disable two-factor authentication',
    lead: 'You’ll sign in with your password alone. Your backup codes stop working.',
    passwordMissing: 'Password is required to disable two-factor authentication',
    saveLabel: 'Disable',
    sent: 'Your request',
    stillEnabled: (readAt: string) => `Still enabled as of ${readAt}.`,
    success: 'Two-factor authentication disabled',
    failed: 'Failed to disable two-factor authentication.',
  },
  accounts: {
    role: 'My role',
    owner: 'Owner',
    collaborator: 'Collaborator',
    default: 'Default',
    freeRam: 'Free RAM',
    servers: 'Cloud Servers',
    empty: 'You don’t belong to any account yet.',
    create: 'Create new account',
  },
  applications: {
    noun: 'application',
    empty:
      'An OAuth application lets your program sign people in with their accounts here. It has its own ID and secret, and you can revoke it.',
    create: 'Create OAuth Application',
    createLabel: 'Create',
    nameMissing: 'Please enter a valid name',
    secretHint: 'You’ll see its secret once, when it’s created.',
    clientId: 'Client ID',
  },
};
