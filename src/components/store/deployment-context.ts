import { createContext } from 'react';

/** What create screens need to know of the place that is worked in; filled by `app`. */
export interface Deployment {
  /** The origin of the API, as a shell outside the browser must name it. */
  readonly api: string;
  /** The handle of the type that a new server has at first. */
  readonly serverType?: string | undefined;
}

export const DeploymentContext = createContext<Deployment>({ api: '' });
