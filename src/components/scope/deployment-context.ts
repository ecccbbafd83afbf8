import { createContext } from 'react';
import {
  DEFAULT_FEATURES,
  DEFAULT_LIMITS,
  DEFAULT_REGISTRY_ROOT,
  DEFAULT_UNITS,
} from '@/model/defaults';
import type { Features, Limits } from '@/model/facts';
import type { Units } from '@/model/fields';
import { DEFAULT_UPLOADS, type UploadSettings } from '@/model/upload/upload-settings';
import type { Payments } from '@/provider/cards';

/** What screens need of the configuration. */
export interface Deployment {
  /** The API's origin, for shells outside the browser. */
  readonly api: string;
  /** The address of object storage, for programs outside the browser. */
  readonly orbit: string;
  /** Where images are pushed and pulled, and where a registry keeps them in a container. */
  readonly registry: { readonly host: string; readonly root: string };
  /** The panel's own: 'v2.6.15'. */
  readonly release?: string | undefined;
  readonly serverType?: string | undefined;
  readonly limits: Limits;
  readonly units: Units;
  readonly uploads: UploadSettings;
  readonly features: Features;
  /** Where people's pictures stand, each under the hash of an email address; absent asks nobody. */
  readonly avatars?: string | undefined;
  readonly documentation?: string | undefined;
  /** Where the documentation's pages are listed for the search. */
  readonly searchIndex?: string | undefined;
  /** The page of the provider's status. */
  readonly status?: string | undefined;
  /** The account with the card provider; without it no card can be added. */
  readonly payments?: Payments | undefined;
  /** The reader's own address (spec 2 §2), if configured; never rejects. */
  readonly findClientAddress?: (() => Promise<string | undefined>) | undefined;
}

/** Filled by `app`. */
export const DeploymentContext = createContext<Deployment>({
  api: '',
  orbit: '',
  registry: { host: '', root: DEFAULT_REGISTRY_ROOT },
  limits: DEFAULT_LIMITS,
  features: DEFAULT_FEATURES,
  units: DEFAULT_UNITS,
  uploads: DEFAULT_UPLOADS,
});
