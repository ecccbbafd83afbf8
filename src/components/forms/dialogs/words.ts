/** Words of refusals that a dialog explains. */
export const words = {
  /** Error name and request, as a message to support quotes them. */
  quoted: (name: string, request: string | undefined) =>
    request === undefined ? `(${name})` : `(${name}, request ${request})`,
  attach: {
    title: 'Attach Volume Failed',
    text: 'The current host of this Cloud Server does not support block storage volumes.',
    offer: 'Contact support to arrange a migration to a host that does.',
    request: (volume: string, quoted: string) =>
      `Volume ${volume} couldn’t be attached because the Cloud Server’s current host doesn’t support block storage volumes ${quoted}. Please arrange a migration of the server.`,
  },
  resize: {
    title: 'Automatic Resize Failed',
    text: "We're unable to complete the resize automatically right now",
    offer: 'Contact support and we’ll do it for you.',
    request: (server: string, quoted: string) =>
      `The automatic resize of ${server} couldn’t be completed ${quoted}. Please resize it for me.`,
  },
};
