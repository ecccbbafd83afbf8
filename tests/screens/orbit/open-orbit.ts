import { screen, within } from '@testing-library/react';
import { Container } from '@mocks/orbit/store';
import type { NodeProvider } from '@mocks/node';
import { orbitArea } from '@/screens/orbit/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const ORBIT = `/accounts/${ACCOUNT}/orbit/`;
export const containerPath = (name: string, editor = '') =>
  `${ORBIT}container/${encodeURIComponent(name)}/${editor === '' ? '' : `${editor}/`}`;

/** The containers that the simulated Orbit keeps for the account. */
export const kept = ({ provider }: Pick<NodeProvider, 'provider'>) =>
  provider.world.orbit.account(ACCOUNT, 0).containers;

/** Has Orbit keep a container more, with this metadata. */
export const withContainer =
  (name: string, metadata: Record<string, string> = {}) =>
  (node: NodeProvider): void =>
    kept(node).put(new Container(name, 0, metadata));

/** The screens of Orbit, with what they change there. */
export async function openOrbit(options: ScreenOptions) {
  const page = await openScreens([orbitArea], options);
  return {
    ...page,
    metadata: (name: string) => kept(page).get(name)?.metadata,
    /** The calls so far that change something in Orbit. */
    stored: () => page.asked.filter((call) => /^(POST|PUT|DELETE) \/v1\//.test(call)),
  };
}

/** The dialog of an editor, once it can be used. */
export async function editor(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('button', { name: /^(Save|Create)$/ });
  return dialog;
}
