import { createContext } from 'react';
import type { Tap } from '@/provider/recorder/tap';

/** What this window keeps for a report; `app` provides it. */
export const TapContext = createContext<Tap | undefined>(undefined);
