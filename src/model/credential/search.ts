import { type Credential, credentialStatus } from '@/model/credential/status';
import type { SearchField } from '@/model/search-text';

export function credentialSearchFields(credential: Credential): readonly SearchField[] {
  return [
    ['id', credential.id],
    ['name', credential.name],
    ['status', credentialStatus(credential)],
  ];
}
