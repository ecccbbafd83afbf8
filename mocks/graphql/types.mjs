// Writes the panel's GraphQL types from the schema. With `--check` only reports if they are stale.
import { readFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { writeOrCheck } from '../../build/write-or-check.mjs';

const target = new URL('../../src/provider/graphql/schema.d.ts', import.meta.url);
const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));
const introspection = introspectionFromSchema(schema, { descriptions: false });
const types = outputIntrospectionFile(minifyIntrospection(introspection), {
  fileType: '.d.ts',
  shouldPreprocess: true,
});

writeOrCheck(target, types, { name: 'src/provider/graphql/schema.d.ts', command: 'npm run types' });
