/** Words of the fields that several storage screens share. */
export const words = {
  customMetadata: {
    legend: 'Custom metadata',
    noun: 'entry',
    hint: 'Names and values of your own, for your programs to read. Names are kept in lower case.',
    name: 'Name',
    value: 'Value',
  },
  temporaryLinkKeys: {
    key1: { label: 'Key 1', generateLabel: 'Generate Key 1', remove: 'Remove key 1' },
    key2: { label: 'Key 2', generateLabel: 'Generate Key 2', remove: 'Remove key 2' },
    keptIfEmpty: 'Set; leave empty to keep it',
    notSet: 'Not set',
    generate: 'Generate',
  },
};
