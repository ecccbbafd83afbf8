import { screen, within } from '@testing-library/react';
import { Container } from '@mocks/orbit/store';
import type { NodeProvider } from '@mocks/node';
import { orbitArea } from '@/screens/orbit/routes';
import { ACCOUNT } from '../../../components/open-page';
import { openScreens, type ScreenOptions } from '../../open-screens';

export const STORE = `${ACCOUNT}:cli-store`;

/** The page of the container `box`, or an editor over it. */
export const boxPath = (editor = '') =>
  `/accounts/${ACCOUNT}/orbit/container/box/${editor === '' ? '' : `${editor}/`}`;

const keptIn = ({ provider }: NodeProvider) => provider.world.orbit.account(ACCOUNT, 0).containers;

type Options = Omit<ScreenOptions, 'at'> & {
  readonly at?: string;
  readonly metadata?: Record<string, string>;
};

/** Opens the container `box`, which is kept with this metadata. */
export async function openBox({ at = boxPath(), metadata = {}, prepare, ...options }: Options) {
  const page = await openScreens([orbitArea], {
    at,
    ...options,
    prepare: (node) => {
      keptIn(node).put(new Container('box', 0, metadata));
      prepare?.(node);
    },
  });
  return {
    ...page,
    /** Stored lists of readers and writers. */
    lists: () => {
      const kept = keptIn(page).get('box')?.metadata;
      return [kept?.['X-Container-Read'], kept?.['X-Container-Write']];
    },
    box: () => keptIn(page).get('box')!,
    /** Changes it as another window would. */
    rewrite: (change: Record<string, string>) => {
      const box = keptIn(page).get('box')!;
      box.metadata = { ...box.metadata, ...change };
    },
    /** The calls so far that change something in Orbit. */
    stored: () => page.asked.filter((call) => /^(POST|PUT|DELETE) \/v1\//.test(call)),
  };
}

/** The dialog of that title, once it is there. */
export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The rows of the access rules. */
export const rules = async () =>
  within(await screen.findByRole('list', { name: 'Access rules' })).findAllByRole('listitem');
