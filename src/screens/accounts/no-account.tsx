import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';

export function NoAccount() {
  return (
    <EmptyState
      level={1}
      icon="user"
      title="Your sign-up must be completed"
      actions={
        <LinkButton variant="primary" to={paths.signUpNext}>
          Continue Account Sign-up
        </LinkButton>
      }
    >
      You can sign in, but you do not have an account yet that servers, networks and storage could
      belong to.
    </EmptyState>
  );
}
