import { headersOf, type Configured } from './policy';

/** Facts that a web server needs to serve the build. */
export interface Site {
  /** `panel.example.com` */
  readonly host: string;
  /** The folder of the build, where it is served. */
  readonly root: string;
  /** An address or a port of plain HTTP, where something before it ends TLS. */
  readonly listen?: string | undefined;
  /** The files of the certificate's chain and of its key. */
  readonly certificate?: { readonly chain: string; readonly key: string } | undefined;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Browsers remember for this long that the panel is served only by TLS: a year. */
const BY_TLS_ALONE = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The headers of a site with this configuration; those of TLS only where it ends TLS itself. */
export const siteHeaders = (config: Configured, listen: string | undefined) => ({
  ...headersOf(config),
  ...(listen === undefined && BY_TLS_ALONE),
});
