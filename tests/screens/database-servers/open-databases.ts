import { KINDS } from '@/model/kinds';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const DATABASES = `/accounts/${ACCOUNT}/${KINDS.database_server.route}/`;

/** The screens of the Cloud SQL servers. */
export const openDatabases = (options: ScreenOptions) => openScreens([databaseServerArea], options);
