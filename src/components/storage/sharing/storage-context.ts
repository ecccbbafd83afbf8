import { createContext, use } from 'react';
import type { OrbitApi } from '@/provider/orbit/orbit-api';

/**
 * Calls to object storage whose results no store may hold: signed links, and contents of objects.
 */
export type Storage = Pick<OrbitApi, 'link' | 'askLink' | 'content' | 'listing'>;

export const StorageContext = createContext<Storage | undefined>(undefined);

/** Throws outside the panel. */
export function useStorage(): Storage {
  const storage = use(StorageContext);
  if (storage === undefined) throw new Error('useStorage needs a StorageContext above it');
  return storage;
}
