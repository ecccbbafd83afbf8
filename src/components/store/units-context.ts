import { createContext } from 'react';
import type { Units } from '@/model/fields';

/** The units of the wire, as the configuration says; filled by `app` (decisions.md: bytes). */
export const UnitsContext = createContext<Units>({ volumeSize: 'bytes' });
