import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql/utilities/index.js';

// By path: under jsdom the tools take `new URL(…, import.meta.url)` for a web address.
const folder = dirname(fileURLToPath(import.meta.url));

export const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'));

/** Every query and mutation that can be asked for, by its name. */
export const operations = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};
