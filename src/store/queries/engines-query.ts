import { abortable } from '@/store/sagas/effects';
import { defineQuery } from './query';

export const enginesQuery = defineQuery({
  name: 'engines',
  key: () => '',
  read: ({ graphql }) => abortable((signal) => graphql.databaseEngines(signal)),
  isFresh: () => true,
});
