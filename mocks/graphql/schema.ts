import { buildSchema } from 'graphql/utilities/index.js';
import { ownFile } from '@mocks/machine/files';

export const schema = buildSchema(ownFile('graphql/schema.graphql'));

/** All queries and mutations by name. */
export const operations = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};
