/** Words of the team's screens. */
export const words = {
  list: {
    title: 'Team',
    findBy: 'name, email, id',
    owner: 'Owner',
    you: 'You',
    invitedBy: (inviter: string) => `Invited by ${inviter}`,
    invitedAt: 'Invited At',
    expiresAt: 'Expires At',
    twoFactor: 'Two-Factor Auth',
  },
  invite: {
    title: 'Invite a User',
    email: 'Email address',
    emailHint: 'We’ll email a link. It expires in 7 days.',
    requiresTwoFactor: (account: string) =>
      `${account} requires two-factor authentication: they have to enable it before they can accept.`,
    rights: 'What a collaborator may do',
    /** Stands before a right that they lack, for screen readers. */
    barredMark: 'Not: ',
    saveLabel: 'Send invitation',
    question: (email: string) => `Invite ${email}?`,
    consequence: (account: string) =>
      `Whoever accepts can create, update and delete resources of ${account}, and invite others.`,
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
    id: 'Id',
    states: {
      pending: {
        title: 'This invitation is pending',
        text: 'Not answered yet. Re-send to extend by a week.',
      },
      expired: {
        title: 'This invitation has expired',
        text: 'Nobody answered it in time. To let them in, invite them again.',
      },
      cancelled: {
        title: 'This invitation has been cancelled',
        text: 'The link no longer works. Invite them again.',
      },
      rejected: {
        title: 'This invitation has been rejected',
        text: 'Whoever was invited does not want to join.',
      },
      ended: {
        title: 'This collaboration has ended',
        text: 'They have no access any more. To let them in, invite them again.',
      },
    },
  },
};
