import type { ReportFile } from '@/wire/report';
import { isObject } from '@mocks/replay/report-file';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (given: unknown): Fields => (isObject(given) ? given : {});

const only = (from: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(from)).filter(([name]) => names.includes(name)));

/** Groups that only affect the display: none makes the panel ask other hosts. */
const GROUPS = ['product', 'limits', 'defaults', 'units', 'uploads', 'registry'];
const FEATURES = ['signUp', 'clusterIps', 'databaseResize'];
const LINKS = ['documentation', 'status', 'changelog', 'terms'];

/** True for a link to the web or to the panel's own host, never for a script. */
const isLink = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/u.test(value);
/** Public documents. A report names each after the setting that has its address. */
const DOCUMENTS = { hosts: ['pricing', 'geoIp'], links: ['searchIndex', 'statusFeed'] } as const;

/**
 * Returns the deployment's `config.json` from a report. All hosts that the panel asks become
 * `provider`, the replay's own. Documents that were never read are left out: nothing could answer.
 */
export function settingsOf(
  { settings, timeline }: Pick<ReportFile, 'settings' | 'timeline'>,
  provider: string,
): Fields {
  const theirs = fieldsOf(settings);
  const read = new Set(timeline.map((entry) => entry.type === 'call' && entry.path));
  const documents = (group: keyof typeof DOCUMENTS) =>
    Object.keys(only(theirs[group], DOCUMENTS[group]))
      .filter((name) => read.has(`/${name}`))
      .map((name) => [name, `${provider}/${name}`]);
  return {
    ...only(theirs, GROUPS),
    hosts: {
      ...only(theirs['hosts'], ['registry']),
      api: provider,
      events: `${provider}/stream`,
      orbit: `${provider}/v1`,
      ...Object.fromEntries(documents('hosts')),
    },
    links: {
      ...Object.fromEntries(
        Object.entries(only(theirs['links'], LINKS)).filter(([, value]) => isLink(value)),
      ),
      ...Object.fromEntries(documents('links')),
    },
    features: only(theirs['features'], FEATURES),
    mark: {
      label: 'Replay',
      hint: 'What a report tells: no provider is asked, and nothing changes',
    },
  };
}
