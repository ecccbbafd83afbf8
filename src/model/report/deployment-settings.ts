import { address } from './addresses';
import { boolean, fields, label, list, number, ofText, word } from './classes';

/** A path of the page's own origin, or the stand-in of another's. */
const place = ofText((given, marks) =>
  /^\/[\w./-]{0,60}$/u.test(given) ? given : (address(given, marks, 0) as string),
);

/** Of `config.json`; keys of other services are none of a report's. */
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
    volume: fields({ minimum: number, maximum: number, zonesWithout: list(word) }),
  }),
  defaults: fields({ serverType: label }),
  units: fields({ volumeSize: word }),
  uploads: fields({ atOnce: number, limit: number, segment: number }),
  registry: fields({ root: label }),
});
