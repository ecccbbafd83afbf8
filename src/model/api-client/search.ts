import { credentialSearchFields } from '@/model/credential/search';
import type { Records } from '@/model/records/records';
import type { SearchField } from '@/model/search-text';

export function apiClientSearchFields(client: Records['api_client']): readonly SearchField[] {
  return [...credentialSearchFields(client), ['description', client.description]];
}
