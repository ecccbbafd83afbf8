import { createContext } from 'react';
import type { Tap } from '@/provider/recorder/tap';

/** Recording of this window for a report; `app` provides it. */
export const TapContext = createContext<Tap | undefined>(undefined);
