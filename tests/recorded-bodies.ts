import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KINDS, REST_KINDS, type RestKind } from '@/model/kinds';

// The path starts at the checkout: in a window `import.meta.url` is no file address.
const FOLDER = resolve('tests/recorded');

/** Not records: refusals, tokens, object storage, and a kind that the panel does not know. */
const NOT_RECORDS = /\.[45]\d\d|POST_token|SWIFT_|config_maps/;

/** A recorded answer and the records in it. */
export interface Body {
  readonly file: string;
  readonly kind: RestKind;
  readonly rows: readonly unknown[];
}

function kindOf(file: string): RestKind {
  const collection = /_1\.0_([a-z_]+?)(?:_[a-z]{3}-id|[.~])/.exec(file)?.[1];
  const kind = REST_KINDS.find((one) => KINDS[one].collection === collection);
  if (kind === undefined) throw new Error(`No kind for ${file}`);
  return kind;
}

/** Reads every recorded answer that holds records. */
export function recordedBodies(): Body[] {
  return readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.json') && !NOT_RECORDS.test(file))
    .sort()
    .map((file) => {
      const body: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
      return { file, kind: kindOf(file), rows: Array.isArray(body) ? body : [body] };
    });
}
