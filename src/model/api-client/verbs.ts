import { credentialVerbs } from '@/model/credential/verbs';

export const { verbs: API_CLIENT_VERBS, primaryActions: apiClientPrimaryActions } = credentialVerbs(
  'api_client',
  {
    noun: 'API client',
    loss: 'Its existing tokens may keep working for up to two hours.',
    secret: 'api-client',
  },
);
