/** Words of the support page. */
export const words = {
  title: 'Contact Support',
  card: 'Support request',
  message: 'How can we help?',
  sentAlong: 'Sent along',
  facts: { release: 'Release', screen: 'Screen', requests: 'Failed requests' },
  sendLabel: 'Send',
  task: 'Send support request',
  success: 'Support request submitted.',
  /** Begins the sentence about a request whose end is unknown. */
  sent: 'Your support request',
};
