import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '@/model/paths';

/** Until the dashboard stands, an account's own address leads to its servers. */
export function AccountHome() {
  const { account = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.servers(account), search, hash }} replace />;
}
