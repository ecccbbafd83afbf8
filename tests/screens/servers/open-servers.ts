import { KINDS } from '@/model/kinds';
import { serverArea } from '@/screens/servers/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const SERVERS = `/accounts/${ACCOUNT}/${KINDS.server.route}/`;
export const serverPath = (id: string, editor = '') => `${SERVERS}${id}/${editor}`;

/** The screens of the servers. */
export const openServers = (options: ScreenOptions) => openScreens([serverArea], options);
