/** A version of a database engine, in the form of `meta.databaseEngines`. */
interface EngineVersion {
  id: string;
  label: string;
  isAvailable: boolean;
  isDefault: boolean;
  isDeprecated: boolean;
}

export interface DatabaseEngine {
  id: string;
  label: string;
  isDefault: boolean;
  versions: readonly EngineVersion[];
}

type State = 'default' | 'deprecated' | 'withdrawn';

const version = (id: string, state?: State): EngineVersion => ({
  id,
  label: id,
  isAvailable: state !== 'withdrawn',
  isDefault: state === 'default',
  isDeprecated: state === 'deprecated' || state === 'withdrawn',
});

/**
 * The engines of Cloud SQL, each with one default version. Servers with a withdrawn version keep
 * running, but no new one can use it.
 */
export const databaseEngines: readonly DatabaseEngine[] = [
  {
    id: 'mysql',
    label: 'MySQL',
    isDefault: true,
    versions: [
      version('5.6', 'withdrawn'),
      version('5.7', 'deprecated'),
      version('8.0', 'default'),
      version('8.4'),
    ],
  },
  {
    id: 'postgresql',
    label: 'PostgreSQL',
    isDefault: false,
    versions: [
      version('9.6', 'withdrawn'),
      version('13', 'deprecated'),
      version('14'),
      version('16', 'default'),
      version('17'),
    ],
  },
];
