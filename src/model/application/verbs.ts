import { credentialVerbs } from '@/model/credential/verbs';

/** What can be done to an OAuth application (spec 1 §4). */
export const { verbs: APPLICATION_VERBS, foremost: applicationForemost } = credentialVerbs(
  'application',
  {
    noun: 'application',
    loss: 'Whoever signed in by it has to be let in another way.',
    secret: 'client',
  },
);
