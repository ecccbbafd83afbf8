import { createContext, use } from 'react';
import type { OrbitApi } from '@/provider/orbit/orbit-api';

/** What screens ask of object storage that no store may hold: signed links, and what objects hold. */
export type Storage = Pick<OrbitApi, 'link' | 'askLink' | 'content' | 'listing'>;

/** Filled by `app`. */
export const StorageContext = createContext<Storage | undefined>(undefined);

/** Throws outside the panel. */
export function useStorage(): Storage {
  const storage = use(StorageContext);
  if (storage === undefined) throw new Error('useStorage needs a StorageContext above it');
  return storage;
}
