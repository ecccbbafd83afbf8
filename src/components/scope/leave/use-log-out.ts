import { useNavigate } from 'react-router-dom';
import { paths } from '@/model/paths';
import { useLeave } from './use-leave';

export function useLogOut(): () => void {
  const leave = useLeave('session');
  const navigate = useNavigate();
  return () => void leave(() => void navigate(paths.logout));
}
