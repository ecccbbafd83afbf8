import { createContext } from 'react';
import { DEFAULT_LIMITS, DEFAULT_UNITS } from '@/model/defaults';
import type { Limits } from '@/model/facts';
import type { Units } from '@/model/fields';

/** What screens need to know of the place that is worked in. */
export interface Deployment {
  /** The origin of the API, as a shell outside the browser must name it. */
  readonly api: string;
  /** The handle of the type that a new server has at first. */
  readonly serverType?: string | undefined;
  readonly limits: Limits;
  /** The units of the wire. */
  readonly units: Units;
  /** Where the documentation is. */
  readonly documentation?: string | undefined;
  /**
   * Finds the address that the reader's own traffic comes from (spec 2 §2: an optional look-up); it
   * resolves with undefined when that fails, and never rejects. Absent where nobody is configured who
   * can tell.
   */
  readonly findClientAddress?: (() => Promise<string | undefined>) | undefined;
}

/** Filled by `app` from the configuration. */
export const DeploymentContext = createContext<Deployment>({
  api: '',
  limits: DEFAULT_LIMITS,
  units: DEFAULT_UNITS,
});
