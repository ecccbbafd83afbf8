import { usePublicPage } from '@/components/session/public/public-page';
import type { Progress } from '@/model/sign-up/next-step';

export function useProgress(): () => Promise<Progress> {
  const { api } = usePublicPage();
  return async () => {
    const [user, accounts, { invitations }] = await Promise.all([
      api.signedIn(),
      api.accounts(),
      api.invitations(),
    ]);
    return { user: user.id, accounts, invitations };
  };
}
