import { credentialVerbs } from '@/model/credential/verbs';

export const { verbs: APPLICATION_VERBS, primaryActions: applicationPrimaryActions } =
  credentialVerbs('application', {
    noun: 'application',
    loss: 'Anyone who signs in with it will need another way in.',
    secret: 'client',
  });
