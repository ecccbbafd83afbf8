import { screen, within } from '@testing-library/react';
import { KINDS } from '@/model/kinds';
import { serverArea } from '@/screens/servers/routes';
import { volumeArea } from '@/screens/volumes/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const VOLUMES = `/accounts/${ACCOUNT}/${KINDS.volume.route}/`;
export const volumePath = (id: string, editor = '') => `${VOLUMES}${id}/${editor}`;
export const serverPath = (id: string, editor = '') =>
  `/accounts/${ACCOUNT}/${KINDS.server.route}/${id}/${editor}`;

/** The screens of the volumes and, since volumes are attached to them, of the servers. */
export const openVolumes = (options: ScreenOptions) =>
  openScreens([volumeArea, serverArea], options);

/** The dialog of that heading. */
export const dialog = async (name: RegExp | string) =>
  within(await screen.findByRole('dialog', { name }));

/** A fact of a card, by its label. */
export const fact = (card: string, label: string) =>
  within(screen.getByRole('region', { name: card })).getByText(label, { selector: 'dt' })
    .nextElementSibling;
