import { orbitArea } from '@/screens/orbit/routes';
import { ACCOUNT } from '../../open-page';
import { openScreens, type ScreenOptions } from '../../../screens/open-screens';

/** Below a container: `objects/?path=photos/`. */
export const at = (container: string, rest = 'objects/'): string =>
  `/accounts/${ACCOUNT}/orbit/container/${encodeURIComponent(container)}/${rest}`;

/** The screens of Orbit. */
export const openObjects = (options: ScreenOptions) => openScreens([orbitArea], options);
