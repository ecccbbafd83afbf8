import type { Resource } from './common';

export interface Zone extends Resource<'zone'> {
  handle: string;
}
