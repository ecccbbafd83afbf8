import { containerPath, isPlain, nameProblem, readablePath } from './links';
import { shellQuote } from '@/model/show-as/quote';

export interface StoragePlace {
  readonly account: string;
  readonly container: string;
  /** Ends in a slash for a directory; empty for the whole container. */
  readonly path: string;
}

export interface StorageHosts {
  /** `https://orbit.example.com/v1` */
  readonly orbit: string;
  /** `https://api.gb1.example.com`, which names the region. */
  readonly api: string;
}

export interface ToolCommands {
  readonly tool: 'curl' | 'rclone' | 's3cmd' | 'swift';
  readonly needs: string;
  readonly text: string;
}

type Deed = readonly [title: string, command: string];

interface Written extends StoragePlace, StorageHosts {
  readonly isDirectory: boolean;
  readonly file: string;
}

const CLIENT = '-U "$CLIENT" -K "$SECRET"';

const words = (...all: readonly string[]): string => all.filter(Boolean).join(' ');

function basename(path: string): string {
  return path.split('/').findLast(isPlain) ?? '';
}

function curl(place: Written): readonly Deed[] {
  const { orbit, account, container, path, isDirectory, file } = place;
  const call = 'curl --fail-with-body --globoff -H "X-Auth-Token: $TOKEN"';
  const address = (object: string) =>
    shellQuote(`${orbit}${readablePath({ account, container, object })}`);
  const login: Deed = [
    'Get a token, valid for about two hours',
    `TOKEN=$(curl -si -H "X-Auth-User: $CLIENT" -H "X-Auth-Key: $SECRET" ${shellQuote(`${orbit}/${account}`)} | tr -d '\\r' | sed -n 's/^x-auth-token: //Ip')`,
  ];
  if (!isDirectory) {
    return [
      login,
      ['Download', words(call, '-o', file, address(path))],
      ['Upload', words(call, '-T', file, address(path))],
      ['Show details', words(call, '-I', address(path))],
    ];
  }
  const listing = `${orbit}${containerPath(account, container)}?format=json${path && `&prefix=${encodeURIComponent(path)}`}`;
  return [
    login,
    ['List', words(call, shellQuote(listing))],
    ['Upload a file', words(call, '-T', './FILE', address(`${path}FILE`))],
  ];
}

const isDots = (part: string): boolean => part === '.' || part === '..';

/** True if rclone keeps the path as it is: it drops empty and dotted parts. */
const isTidy = (path: string): boolean =>
  path === '' || path.replace(/\/$/u, '').split('/').every(isPlain);

function rclone({ container, path, isDirectory, file }: Written): readonly Deed[] {
  const remote = shellQuote(`orbit:${container}${path && `/${path}`}`);
  if (!isTidy(path)) return [['rclone can’t use paths with empty or dotted parts', '']];
  if (isDirectory) {
    return [
      ['List', words('rclone lsl', remote)],
      ['Download all', words('rclone copy', remote, file)],
      ['Upload all', words('rclone copy', file, remote)],
    ];
  }
  return [
    ['Download', words('rclone copyto', remote, file)],
    ['Upload', words('rclone copyto', file, remote)],
  ];
}

/** Names that S3 allows for a bucket, in the wider form of its first region. */
const BUCKET = /^[A-Za-z\d][\w.-]{2,254}$/u;

/** 'gb1' of `api.gb1.example.com`. */
const regionOf = (api: string): string | undefined => /\/\/api\.([a-z]+\d+)\./u.exec(api)?.[1];

function s3cmd({ orbit, api, container, path, isDirectory, file }: Written): readonly Deed[] {
  const { host, protocol } = new URL(orbit);
  const region = regionOf(api);
  const call = words(
    's3cmd',
    '--access_key="$CLIENT" --secret_key="$SECRET"',
    `--host=${host} --host-bucket=${host}`,
    region === undefined ? '' : `--region=${region}`,
    protocol === 'http:' ? '--no-ssl' : '',
  );
  if (!BUCKET.test(container)) return [['s3cmd can’t use this container’s name', '']];
  if (/[\r\n]/u.test(path)) return [['s3cmd can’t use names with line breaks', '']];
  const remote = shellQuote(`s3://${container}/${path}`);
  if (isDirectory) {
    return [
      ['List', words(call, 'ls', remote)],
      ['Download all', words(call, 'sync', remote, `${file}/`)],
      ['Upload all', words(call, 'sync', `${file}/`, remote)],
    ];
  }
  return [
    ['Download', words(call, 'get', remote, file)],
    ['Upload', words(call, 'put', file, remote)],
  ];
}

/**
 * Refuses paths that python-swiftclient changes. A leading hyphen is an option to it, even after
 * `--`. It drops dots and a leading slash.
 */
function swiftRefusal({ container, path, isDirectory }: Written): readonly Deed[] | undefined {
  if (container.startsWith('-') || (path.startsWith('-') && !isDirectory)) {
    return [['swift can’t use names that begin with a hyphen', '']];
  }
  return path.startsWith('/') || path.split('/').some(isDots)
    ? [['swift can’t use paths with dotted parts or a leading slash', '']]
    : undefined;
}

function swift(place: Written): readonly Deed[] {
  const { orbit, account, container, path, isDirectory, file } = place;
  const refusal = swiftRefusal(place);
  if (refusal) return refusal;
  const call = `swift -A ${shellQuote(`${orbit}/${account}`)} ${CLIENT}`;
  const box = shellQuote(container);
  const name = shellQuote(path);
  if (!isDirectory) {
    return [
      ['Download', words(call, 'download', box, name, '--output', file)],
      ['Upload', words(call, 'upload', box, file, `--object-name=${name}`)],
      ['Show details', words(call, 'stat', box, name)],
    ];
  }
  const under = path === '' ? '' : `--prefix=${name}`;
  const from = path === '' ? '' : `${under} --remove-prefix`;
  // Replaces the local folder's own name, which swift would otherwise put before every object.
  const into = `--object-name=${shellQuote(path.replace(/\/$/u, ''))}`;
  return [
    ['List', words(call, 'list', box, under)],
    ['Download all', words(call, 'download', box, from, '--output-dir', file)],
    ['Upload all', words(call, 'upload', box, file, into)],
  ];
}

const SIGN_IN = 'CLIENT is the ID of an API client, SECRET its secret.';

const TOOLS = [
  { tool: 'curl', needs: SIGN_IN, write: curl },
  {
    tool: 'rclone',
    needs: 'Set up the remote “orbit” with an API client’s configuration first.',
    write: rclone,
  },
  { tool: 's3cmd', needs: SIGN_IN, write: s3cmd },
  { tool: 'swift', needs: SIGN_IN, write: swift },
] as const;

/**
 * Returns ready commands for the open place, without any secret. Empty for a name that no address
 * can have.
 *
 * Sources: Swift's API for curl; rclone's `copy`, `copyto` and `lsl`; the provider's guide to Orbit
 * for s3cmd; python-swiftclient's `swift`.
 */
export function storageCommands(place: StoragePlace, hosts: StorageHosts): readonly ToolCommands[] {
  const { container, path } = place;
  const problem = nameProblem(container) ?? (path === '' ? undefined : nameProblem(path));
  if (problem !== undefined) return [];
  const isDirectory = path === '' || path.endsWith('/');
  const file = shellQuote(`./${basename(path) || (isDirectory ? basename(container) : 'FILE')}`);
  return TOOLS.map(({ tool, needs, write }) => ({
    tool,
    needs,
    text: write({ ...place, ...hosts, isDirectory, file })
      .map(([title, command]) => `# ${title}${command && `\n${command}`}`)
      .join('\n\n'),
  }));
}
