/** Words of the team's screens. */
export const words = {
  list: {
    title: 'Team',
    findBy: 'name, email, ID',
    owner: 'Owner',
    you: 'You',
    invitedBy: (inviter: string) => `Invited by ${inviter}`,
    invitedAt: 'Invited at',
    expiresAt: 'Expires at',
    twoFactor: 'Two-factor auth',
  },
  invite: {
    title: 'Invite a User',
    email: 'Email address',
    emailHint: 'We’ll email a link. It expires in 7 days.',
    requiresTwoFactor: (account: string) =>
      `${account} requires two-factor authentication. They’ll need to enable it before accepting.`,
    rights: 'What collaborators can do',
    /** Stands before a right that they lack, for screen readers. */
    barredMark: 'Can’t: ',
    saveLabel: 'Send invitation',
    question: (email: string) => `Invite ${email}?`,
    consequence: (account: string) =>
      `Once they accept, they can create, update and delete resources in ${account}, and invite others.`,
    success: 'User invited',
  },
  member: {
    noun: 'team member',
    details: 'Details',
    name: 'Name',
    role: 'Role',
    twoFactor: 'Two-factor auth',
    enabled: 'Enabled',
    disabled: 'Disabled',
    inviter: 'Invited by',
    invited: 'Invited',
    expires: 'Expires',
    joined: 'Joined',
    ended: 'Ended',
    id: 'ID',
    states: {
      pending: {
        title: 'This invitation is pending',
        text: 'Re-send it to extend it by a week.',
      },
      expired: {
        title: 'This invitation has expired',
        text: 'It wasn’t answered in time.',
      },
      cancelled: {
        title: 'This invitation has been cancelled',
        text: 'The link no longer works. Invite them again.',
      },
      rejected: {
        title: 'This invitation has been rejected',
        text: 'They chose not to join.',
      },
      ended: {
        title: 'This collaboration has ended',
        text: 'They no longer have access. To give it back, invite them again.',
      },
    },
  },
};
