import type { Limits } from '@/model/facts';
import type { Units } from '@/model/fields';

/** The limits where the configuration sets none (spec 2 §5). */
export const DEFAULT_LIMITS: Limits = { volume: { minimum: 40, maximum: 4096 } };

/** The units of the wire where the configuration names none (decisions.md: bytes). */
export const DEFAULT_UNITS: Units = { volumeSize: 'bytes' };
