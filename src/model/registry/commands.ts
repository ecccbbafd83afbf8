import { shellQuote } from '@/model/show-as/quote';
import { imageName, type Tag } from './tags';

export const CLIENTS = ['docker', 'podman'] as const;

export type Client = (typeof CLIENTS)[number];

export interface RegistryAddress {
  readonly host: string;
  readonly account: string;
  readonly container: string;
}

/** Docker's pattern of a tag (distribution, `reference`). */
const TAG = /^\w[\w.-]{0,127}$/u;

const STEP = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/u;

export const isImageName = (name: string): boolean =>
  name.split('/').every((step) => STEP.test(step));

export function unpullable(container: string, { image, tag }: Pick<Tag, 'image' | 'tag'>) {
  if (!TAG.test(tag)) return 'Docker doesn’t accept this tag name';
  return isImageName(imageName(container, image))
    ? undefined
    : 'Docker doesn’t accept this image name';
}

function imageAddress({ host, account, container }: RegistryAddress, image: string): string {
  return `${host}/${account}/${imageName(container, image)}`;
}

export interface PullCommand extends PullReference {
  readonly client: Client;
}

export interface PullReference {
  readonly by: 'tag' | 'digest';
  readonly text: string;
}

export function pullReferences(address: RegistryAddress, tag: Tag): readonly PullReference[] {
  const image = imageAddress(address, tag.image);
  const byTag = { by: 'tag', text: `${image}:${tag.tag}` } as const;
  return tag.digest === undefined
    ? [byTag]
    : [byTag, { by: 'digest', text: `${image}@${tag.digest}` }];
}

export function pullCommands(address: RegistryAddress, tag: Tag): readonly PullCommand[] {
  const references = pullReferences(address, tag);
  return CLIENTS.flatMap((client) =>
    references.map(({ by, text }) => ({ client, by, text: `${client} pull ${shellQuote(text)}` })),
  );
}

/**
 * Returns the login command. The secret is not on the command line, which other users of a machine
 * can read.
 */
export function loginCommand(client: Client, { host }: RegistryAddress): string {
  return `echo "$SECRET" | ${client} login --username "$CLIENT" --password-stdin ${shellQuote(host)}`;
}

export function pushCommands(client: Client, address: RegistryAddress): readonly string[] {
  const target = shellQuote(`${imageAddress(address, 'IMAGE')}:TAG`);
  return [`${client} tag IMAGE:TAG ${target}`, `${client} push ${target}`];
}
