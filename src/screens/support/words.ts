/** Words of the support page. */
export const words = {
  title: 'Contact support',
  card: 'Support request',
  message: 'How can we help?',
  sentAlong: 'Include with your request',
  facts: { release: 'Version', screen: 'Page', requests: 'Failed requests' },
  sendLabel: 'Send request',
  task: 'Send support request',
  success: 'Support request submitted.',
  /** Begins the sentence about a request whose end is unknown. */
  sent: 'Your support request',
};
