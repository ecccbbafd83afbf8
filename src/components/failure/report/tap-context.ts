import { createContext } from 'react';
import type { Tap } from '@/provider/recorder/tap';

export const TapContext = createContext<Tap | undefined>(undefined);
