import { credentialVerbs } from '@/model/credential/verbs';

export const { verbs: APPLICATION_VERBS, primaryActions: applicationPrimaryActions } =
  credentialVerbs('application', {
    noun: 'application',
    loss: 'Whoever signed in by it has to be let in another way.',
    secret: 'client',
  });
