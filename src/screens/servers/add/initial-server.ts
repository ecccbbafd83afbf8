import type { Facts } from '@/model/facts';
import { parseId, type Id } from '@/model/ids';
import { isBlankImage } from '@/model/image/describe';
import { imageChoices, isHiddenWindows } from '@/model/image/picker';
import { isForeign } from '@/model/owner';
import { encryptionProblem } from '@/model/server/create/choices';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import { similarServer } from '@/model/server/create/similar';
import { defaultType, offeredTypes } from '@/model/server-type/tabs';

export interface ServerHints {
  readonly image?: Id<'image'> | undefined;
  readonly type?: Id<'server_type'> | undefined;
  readonly handle?: string | undefined;
  readonly similar?: Id<'server'> | undefined;
}

export function readHints(search: URLSearchParams): ServerHints {
  return {
    image: parseId('image', search.get('image') ?? ''),
    type: parseId('server_type', search.get('type') ?? ''),
    handle: search.get('handle') ?? undefined,
    similar: parseId('server', search.get('similar') ?? ''),
  };
}

/** No server starts from a blank disk. */
function isThere(id: string, facts: Facts): boolean {
  const image = facts.get('image', id);
  return (
    image?.status === 'available' && !isBlankImage(image) && !isHiddenWindows(image, facts.account)
  );
}

function stillThere(form: NewServer, facts: Facts): NewServer {
  return {
    ...form,
    image: isThere(form.image, facts) ? form.image : '',
    groups: form.groups.filter((id) => facts.get('server_group', id) !== undefined),
  };
}

/** Another account's server is not found (spec 1 §6). */
function similarTo({ similar }: ServerHints, facts: Facts) {
  const server = similar && facts.get('server', similar);
  if (server === undefined || facts.account === undefined) return undefined;
  return isForeign('server', server, facts.account.id) ? undefined : server;
}

/** The newest LTS of Ubuntu, else the first distribution's newest (spec 2 §2). */
function newestImage(facts: Facts): string {
  const { distributions } = imageChoices(facts.all('image'), { type: 'Any' }, facts.account);
  return distributions[0]?.chosen.id ?? '';
}

/** From a similar server or the defaults; hints win. */
export function initialServer(
  hints: ServerHints,
  facts: Facts,
  defaultHandle: string | undefined,
): NewServer {
  const types = offeredTypes(facts.all('server_type'), facts.account);
  const server = similarTo(hints, facts);
  const form =
    server === undefined
      ? emptyServer(facts.limits.volume.minimum)
      : stillThere(similarServer(server, facts), facts);
  const hinted =
    types.find(({ id }) => id === hints.type) ??
    types.find(({ handle }) => hints.handle !== undefined && handle === hints.handle);
  const kept = types.find(({ id }) => id === form.type);
  const type = hinted ?? kept ?? defaultType(types, defaultHandle);
  const hintedImage = hints.image && isThere(hints.image, facts) ? hints.image : undefined;
  return {
    ...form,
    type: type?.id ?? '',
    image: hintedImage ?? (server === undefined ? newestImage(facts) : form.image),
    // Volumes of network storage have their own encryption.
    encrypted: form.encrypted && encryptionProblem(type) === undefined,
  };
}
