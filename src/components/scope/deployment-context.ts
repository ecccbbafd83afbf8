import { createContext } from 'react';
import {
  DEFAULT_FEATURES,
  DEFAULT_LIMITS,
  DEFAULT_REGISTRY_ROOT,
  DEFAULT_UNITS,
} from '@/model/defaults';
import type { Features, Limits } from '@/model/facts';
import type { Units } from '@/model/records/fields';
import { DEFAULT_UPLOADS, type UploadSettings } from '@/model/upload/upload-settings';
import type { Payments } from '@/provider/cards';

export interface Deployment {
  readonly api: string;
  /** The address of object storage, for programs outside the browser. */
  readonly orbit: string;
  /** The host for pushes and pulls of images, and a registry's root within its container. */
  readonly registry: { readonly host: string; readonly root: string };
  readonly release?: string | undefined;
  readonly serverType?: string | undefined;
  readonly limits: Limits;
  readonly units: Units;
  readonly uploads: UploadSettings;
  readonly features: Features;
  /**
   * Base address of pictures, each named by the hash of an email address. Absent if there is no
   * such service.
   */
  readonly avatars?: string | undefined;
  readonly documentation?: string | undefined;
  readonly searchIndex?: string | undefined;
  readonly status?: string | undefined;
  /** The account with the card provider. Without it no card can be added. */
  readonly payments?: Payments | undefined;
  /** Finds the user's own address, if configured (docs/product/groups.md#my-ip). Never rejects. */
  readonly findClientAddress?: (() => Promise<string | undefined>) | undefined;
}

export const DeploymentContext = createContext<Deployment>({
  api: '',
  orbit: '',
  registry: { host: '', root: DEFAULT_REGISTRY_ROOT },
  limits: DEFAULT_LIMITS,
  features: DEFAULT_FEATURES,
  units: DEFAULT_UNITS,
  uploads: DEFAULT_UPLOADS,
});

export interface Mark {
  readonly label: string;
  readonly hint?: string | undefined;
}
