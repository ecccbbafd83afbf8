import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';

export function CreateApiClient() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.add('api_client', useAccount())}>
      Create API Client
    </LinkButton>
  );
}
