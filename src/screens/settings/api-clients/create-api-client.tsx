import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { words } from '../words';

export function CreateApiClient() {
  return (
    <LinkButton variant="primary" icon="plus" to={paths.add('api_client', useAccount())}>
      {words.apiClients.create}
    </LinkButton>
  );
}
