import { shellQuote } from '@/model/show-as/quote';
import { imageName, type Tag } from './tags';

/** Programs that push and pull. */
export const CLIENTS = ['docker', 'podman'] as const;

export type Client = (typeof CLIENTS)[number];

/** Address at which clients reach a repository. */
export interface RegistryAddress {
  /** `registry.example.com` */
  readonly host: string;
  readonly account: string;
  readonly container: string;
}

/** Docker's pattern of a tag (distribution, `reference`). */
const TAG = /^\w[\w.-]{0,127}$/u;

/** Docker's pattern for a part of an image's name. */
const STEP = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/u;

/** True if clients can push and pull an image of this name: other programs may use other names. */
export const isImageName = (name: string): boolean =>
  name.split('/').every((step) => STEP.test(step));

/** Says why no client can request a tag, or undefined. */
export function unpullable(container: string, { image, tag }: Pick<Tag, 'image' | 'tag'>) {
  if (!TAG.test(tag)) return 'Docker takes no tag of this name';
  return isImageName(imageName(container, image))
    ? undefined
    : 'Docker takes no image of this name';
}

/** Returns a client's name for an image: `registry.example.com/acc-12345/web/api`. */
function imageAddress({ host, account, container }: RegistryAddress, image: string): string {
  return `${host}/${account}/${imageName(container, image)}`;
}

/** Command to pull the image of a tag. */
export interface PullCommand extends PullReference {
  readonly client: Client;
}

/** Reference of a tag's image, as compose files and programs take it. */
export interface PullReference {
  readonly by: 'tag' | 'digest';
  readonly text: string;
}

/** Lists the references of a tag's image (spec 3 §3): by digest too, if that is known. */
export function pullReferences(address: RegistryAddress, tag: Tag): readonly PullReference[] {
  const image = imageAddress(address, tag.image);
  const byTag = { by: 'tag', text: `${image}:${tag.tag}` } as const;
  return tag.digest === undefined
    ? [byTag]
    : [byTag, { by: 'digest', text: `${image}@${tag.digest}` }];
}

/** Lists the commands that pull the image of a tag. */
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

/** Lists the commands that push a local image to the repository. */
export function pushCommands(client: Client, address: RegistryAddress): readonly string[] {
  const target = shellQuote(`${imageAddress(address, 'IMAGE')}:TAG`);
  return [`${client} tag IMAGE:TAG ${target}`, `${client} push ${target}`];
}
