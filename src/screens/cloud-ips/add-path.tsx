import { Navigate, useLocation } from 'react-router-dom';
import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';

export default function CloudIpAddPath() {
  const query = useLocation().search.replace('?', '&');
  return <Navigate replace to={`${paths.add('cloud_ip', useAccount())}${query}`} />;
}
