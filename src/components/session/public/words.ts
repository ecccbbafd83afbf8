/** Words of the frame around the screens before the panel, and of what these share. */
export const words = {
  about: (product: string) => `About ${product}`,
  lead: 'Your cloud, in steady hands.',
  promises: [
    { title: 'Get started in seconds', text: 'A server is up before the kettle boils.' },
    {
      title: 'Simple, fast and flexible cloud infrastructure',
      text: 'Servers, networks, databases and storage in one place.',
    },
    {
      title: 'Clear and simple pricing',
      text: 'Billed by the hour, in pounds. You see the price before you order.',
    },
  ],
  titled: (title: string, product: string) => `${title} · ${product}`,
  wait: 'One moment, please.',
  checkAgain: 'Check again',
  sendAgain: 'Send again',
  sent: (what: string, when: string, maybe: string, lacking: string | undefined) =>
    [`${what} was sent ${when}. ${maybe}`, lacking].filter(Boolean).join(' '),
  onlyPanel: 'Only the panel can do this',
  resend: {
    label: 'Re-send the verification request',
    failed: (error: string) => `Error requesting email verification. ${error}`,
    unread: (error: string) => `Couldn’t check if your email address is verified. ${error}`,
    done: 'Email verification requested successfully!',
    resting: 'We sent an email less than 5 minutes ago. Give it a moment to arrive',
  },
};
