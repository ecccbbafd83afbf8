import { createContext } from 'react';
import type { Limits } from '@/model/facts';

/** The limits of the configuration, given by `app`; the specification's until then (spec 2 §5). */
export const LimitsContext = createContext<Limits>({ volume: { minimum: 40, maximum: 4096 } });
