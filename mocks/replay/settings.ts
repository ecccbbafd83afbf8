import type { ReportFile } from '@/wire/report';
import { isObject } from '@mocks/replay/report-file';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (given: unknown): Fields => (isObject(given) ? given : {});

const only = (from: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(from)).filter(([name]) => names.includes(name)));

/** Only what shows: nothing that would have the panel ask hosts of its own. */
const GROUPS = ['product', 'limits', 'defaults', 'units', 'uploads', 'registry'];
const FEATURES = ['signUp', 'clusterIps', 'databaseResize'];
const LINKS = ['documentation', 'status', 'changelog', 'terms'];

/** Links are of the web, or of the panel's own host: none is a script's. */
const isLink = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/u.test(value);
/** Public documents: a report calls each as the setting that has its address. */
const DOCUMENTS = { hosts: ['pricing', 'geoIp'], links: ['searchIndex', 'statusFeed'] } as const;

/**
 * The deployment's `config.json` as a report has it, every host of which is `provider`, the replay's own. A document
 * that was never read is left out, for nothing could answer it.
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
