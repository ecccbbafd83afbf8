import { buildSchema } from 'graphql/utilities/index.js';
import { ownFile } from '@mocks/machine/files';

export const schema = buildSchema(ownFile('graphql/schema.graphql'));

/** Every query and mutation that can be asked for, by its name. */
export const operations = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};
