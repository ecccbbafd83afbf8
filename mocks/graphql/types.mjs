// Writes the panel's GraphQL types from the schema; with `--check` only says whether they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';

const target = new URL('../../src/provider/graphql/schema.d.ts', import.meta.url);
const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));
const introspection = introspectionFromSchema(schema, { descriptions: false });
const types = outputIntrospectionFile(minifyIntrospection(introspection), {
  fileType: '.d.ts',
  shouldPreprocess: true,
});

function standing() {
  try {
    return readFileSync(target, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(target, types);
} else if (standing() !== types) {
  console.error('src/provider/graphql/schema.d.ts is stale: run `npm run types`.');
  process.exitCode = 1;
}
