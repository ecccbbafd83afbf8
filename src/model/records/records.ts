import type { Kind } from '@/model/kinds';
import { COMPUTE } from './compute';
import { DATABASES } from './databases';
import type { FieldTable, RecordOf } from './fields';
import { NETWORK } from './network';
import { PEOPLE } from './people';
import { STORAGE } from './storage';

export const FIELDS = {
  ...PEOPLE,
  ...COMPUTE,
  ...NETWORK,
  ...DATABASES,
  ...STORAGE,
} satisfies { readonly [K in Kind]: FieldTable };

export type Records = { readonly [K in Kind]: RecordOf<K, (typeof FIELDS)[K]> };
