/** Words of the dialogs themselves, which are fetched on demand. */
export const words = {
  volumeAttached: {
    title: 'Volume Attached',
    text: (volume: string, server: string) => `${volume} is attached to ${server}.`,
    boot: 'The server starts from it the next time.',
    path: 'The server finds it as',
    copiedPath: 'the path of the disk',
    noFilesystem: 'It was made without a filesystem: without one it cannot be mounted.',
    mount: 'Mount it with',
    viewServer: 'View Cloud Server',
    close: 'OK',
  },
  refusal: {
    notNow: 'Not now',
    contactSupport: 'Contact Support',
  },
};
