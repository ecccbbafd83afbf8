import { KINDS } from '@/model/kinds';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const GROUPS = `/accounts/${ACCOUNT}/${KINDS.server_group.route}/`;
export const groupPath = (id: string, editor = '') => `${GROUPS}${id}/${editor}`;

/** The screens of the server groups. */
export const openGroups = (options: ScreenOptions) => openScreens([serverGroupArea], options);
