/** Words of the dialogs themselves, which are fetched on demand. */
export const words = {
  volumeAttached: {
    title: 'Volume Attached',
    text: (volume: string, server: string) => `${volume} is attached to ${server}.`,
    boot: 'The server boots from it next time.',
    path: 'Device path on the server',
    copiedPath: 'the path of the disk',
    noFilesystem: 'It was created without a filesystem. It needs one before you can mount it.',
    mount: 'Mount it with',
    viewServer: 'View Cloud Server',
    close: 'OK',
  },
  refusal: {
    notNow: 'Not now',
    contactSupport: 'Contact support',
  },
};
