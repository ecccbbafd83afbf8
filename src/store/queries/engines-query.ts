import { abortable } from '../sagas/effects';
import { defineQuery } from './query';

/** The database engines, the same for every account. */
export const enginesQuery = defineQuery({
  name: 'engines',
  key: () => '',
  read: ({ graphql }) => abortable((signal) => graphql.databaseEngines(signal)),
  isFresh: () => true,
});
