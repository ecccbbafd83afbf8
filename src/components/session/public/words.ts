/** Words of the frame around the screens before the panel, and of what these share. */
export const words = {
  about: (product: string) => `About ${product}`,
  lead: 'Your cloud, under steady hands.',
  promises: [
    { title: 'Get started in seconds', text: 'A server is up before the kettle boils.' },
    {
      title: 'Simple, fast and flexible cloud infrastructure',
      text: 'Servers, networks, databases and storage in one place.',
    },
    {
      title: 'Clear and simple pricing',
      text: 'By the hour, in pounds, seen before you press the button.',
    },
  ],
  titled: (title: string, product: string) => `${title} · ${product}`,
  wait: 'One moment, please.',
  checkAgain: 'Check again',
  sendAgain: 'Send it again',
  sent: (what: string, when: string, maybe: string, lacking: string | undefined) =>
    [`${what} was sent ${when}. ${maybe}`, lacking].filter(Boolean).join(' '),
  resend: {
    label: 'Re-send the verification request',
    failed: (error: string) => `Error requesting email verification. ${error}`,
    unread: (error: string) => `Whether your address is verified could not be read. ${error}`,
    done: 'Email verification requested successfully!',
    resting: 'A mail was sent less than 5 minutes ago. Please wait a little for it to arrive',
  },
};
