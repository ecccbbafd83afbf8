import { boolean, fields, handle, label, list, number, ofOwn, word } from './classes';

const isOwn = (given: string): boolean => /^\/(?!\/)[\w./-]{0,60}$/u.test(given);

/**
 * A path of the page's own origin, or another origin. The rest of an address may hold a secret: it
 * is dropped.
 */
const place = ofOwn((given, pseudonyms) => {
  if (isOwn(given)) return given;
  if (!URL.canParse(given)) return '';
  const { protocol, host } = new URL(given);
  return host === '' ? '' : `${protocol}//${pseudonyms.mark('host', host)}`;
});

/** Class of `config.json`. Keys of other services are left out. */
export const deploymentSettings = fields({
  product: label,
  mark: fields({ label, hint: label }),
  hosts: fields({
    api: place,
    events: place,
    orbit: place,
    registry: place,
    pricing: place,
    geoIp: place,
  }),
  api: fields({ idempotencyKey: boolean }),
  links: fields({
    documentation: place,
    status: place,
    statusFeed: place,
    changelog: place,
    searchIndex: place,
    terms: place,
  }),
  features: fields({ signUp: boolean, clusterIps: boolean, databaseResize: boolean }),
  payments: fields({}),
  limits: fields({
    volume: fields({ minimum: number, maximum: number, zonesWithout: list(handle) }),
  }),
  defaults: fields({ serverType: label }),
  units: fields({ volumeSize: word }),
  uploads: fields({ atOnce: number, limit: number, segment: number }),
  orbit: fields({ scopes: list(word) }),
  registry: fields({ root: label }),
});
