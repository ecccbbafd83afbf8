import { NAME, type Setting } from '@/components/record-page/settings/settings-card';
import { NONE, whenKnown } from '@/components/records/absent';
import { translatorLabel } from '@/model/cloud-ip/describe';
import { Copyable } from '@/ui/copy-button';
import { words } from './words';

/** Settings of a cloud IP; its addresses and destination are in the page's head. */
export const CLOUD_IP_SETTINGS: readonly Setting<'cloud_ip'>[] = [
  { ...NAME, words: ({ name }) => whenKnown(name, (text) => text || NONE) },
  {
    label: words.labels.portTranslators,
    editor: 'port_translators',
    words: ({ port_translators: all }) =>
      whenKnown(all, (rows) => (rows.length === 0 ? NONE : rows.map(translatorLabel).join(', '))),
  },
  { label: words.page.mode, rare: true, words: ({ mode }) => mode?.toUpperCase() },
  {
    label: words.labels.reverseDns,
    wide: true,
    editor: 'reverse_dns',
    words: ({ reverse_dns: name }) =>
      whenKnown(name, (text) => (text ? <code>{text}</code> : NONE)),
    control: {
      type: 'line',
      mono: true,
      optional: true,
      hint: words.page.reverseDnsHint,
    },
  },
  {
    label: words.page.hostName,
    wide: true,
    words: ({ fqdn }) =>
      whenKnown(fqdn, (name) =>
        name ? <Copyable compact isOneLine text={name} what={words.page.copyHostName} /> : NONE,
      ),
  },
];
