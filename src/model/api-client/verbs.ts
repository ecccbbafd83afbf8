import { credentialVerbs } from '@/model/credential/verbs';

export const { verbs: API_CLIENT_VERBS, primaryActions: apiClientPrimaryActions } = credentialVerbs(
  'api_client',
  {
    noun: 'API client',
    loss: 'Tokens that it has got already may live for up to two hours.',
    secret: 'api-client',
  },
);
