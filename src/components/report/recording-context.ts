import { createContext } from 'react';
import type { Recording } from '@/provider/recorder/recording';

/** What this window keeps for a report; `app` provides it. */
export const RecordingContext = createContext<Recording | undefined>(undefined);
