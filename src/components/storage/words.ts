/** Words of the fields that several storage screens share. */
export const words = {
  customMetadata: {
    legend: 'Custom metadata',
    noun: 'entry',
    hint: 'Names and values for your own programs to read. Names are stored in lower case.',
    name: 'Name',
    value: 'Value',
  },
  temporaryLinkKeys: {
    key1: { label: 'Key 1', generateLabel: 'Generate key 1', remove: 'Remove key 1' },
    key2: { label: 'Key 2', generateLabel: 'Generate key 2', remove: 'Remove key 2' },
    keptIfEmpty: 'Leave empty to keep the current key',
    notSet: 'Not set',
    generate: 'Generate',
  },
};
