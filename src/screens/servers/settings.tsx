import { CREATED, NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { RETENTION, SCHEDULE } from '@/components/record-page/snapshots/plan-settings';
import { whenKnown, NONE } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/record-link';
import type { Facts } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import { ownAddresses } from '@/model/server/addresses';
import { canEdit } from '@/model/server/rules';
import { userDataLength } from '@/model/server/user-data';
import { Copyable } from '@/ui/copy-button';
import { words } from './words';

function texts(known: readonly string[], what: string) {
  if (known.length === 0) return NONE;
  return known.map((text) => <Copyable key={text} compact text={text} what={what} />);
}

/** The IPv6 addresses; undefined if the page's head shows them. */
function ipv6Of(server: ServerRecord, facts: Facts) {
  if (server.cloud_ips?.length === 0) return undefined;
  return whenKnown(ownAddresses(server, facts).ipv6, (all) => texts(all, words.labels.ipv6Copied));
}

/** Name, type and zone are in the page's head, the groups in a card. */
export const SERVER_SETTINGS: readonly Setting<'server'>[] = [
  { ...NAME, rule: canEdit },
  {
    label: words.labels.image,
    long: true,
    words: ({ image }) =>
      whenKnown(image, (from) => (from ? <IdLink kind="image" id={from} /> : NONE)),
  },
  { ...SCHEDULE, rule: canEdit },
  { ...RETENTION, rule: canEdit },
  {
    label: words.labels.userData,
    editor: 'user_data',
    rule: canEdit,
    words: ({ user_data: data }) => whenKnown(data, (text) => (text ? userDataLength(text) : NONE)),
  },
  {
    label: words.settings.disk,
    words: ({ disk_encrypted: encrypted }) => whenKnown(encrypted, words.settings.diskEncrypted),
  },
  {
    label: words.settings.privateIpv4,
    words: (server, facts) =>
      whenKnown(ownAddresses(server, facts).ipv4, (all) =>
        texts(all, words.settings.privateIpv4Copied),
      ),
  },
  {
    label: words.settings.hostName,
    long: true,
    words: ({ fqdn }) =>
      whenKnown(fqdn, (name) =>
        name ? (
          <Copyable compact isOneLine text={name} what={words.settings.hostNameCopied} />
        ) : (
          NONE
        ),
      ),
  },
  CREATED,
  { label: words.settings.ipv6, wide: true, rare: true, words: ipv6Of },
];
