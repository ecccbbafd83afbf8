import type * as machine from '@mocks/machine/files';

type Machine = typeof machine;

/** Files that Node reads from disk, bundled into the worker. */
const texts = import.meta.glob<string>(['../../graphql/*.graphql', '../../stripe/browser/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const ownFile: Machine['ownFile'] = (path) => {
  const text = texts[`../../${path}`];
  if (text === undefined) throw new Error(`The demo has no ${path}.`);
  return text;
};

/** The demo contains no recordings: its worlds are made up. */
export const recordingsIn: Machine['recordingsIn'] = () => [];
