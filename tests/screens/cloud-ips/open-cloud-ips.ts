import { KINDS } from '@/model/kinds';
import { cloudIpArea } from '@/screens/cloud-ips/routes';
import { ACCOUNT } from '../../components/open-page';
import { openScreens, type ScreenOptions } from '../open-screens';

export const CLOUD_IPS = `/accounts/${ACCOUNT}/${KINDS.cloud_ip.route}/`;
export const cloudIpPath = (id: string, editor = '') =>
  `${CLOUD_IPS}${id}/${editor === '' ? '' : `${editor}/`}`;

/** The screens of the cloud IPs. */
export const openCloudIps = (options: ScreenOptions) => openScreens([cloudIpArea], options);
