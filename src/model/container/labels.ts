import { entryOf } from '@/lib/values';
import type { OrbitCall } from '@/model/call';
import { saveHeadersCall } from './calls';
import { CONTAINER_HEADERS } from './headers';
import {
  type Labels,
  type LabelsForm,
  labelsOf,
  labelsProblems,
} from '@/model/orbit/custom-labels';
import { metadataHeaders } from '@/model/orbit/values';
import type { Problems } from '@/model/problems';

const PREFIX = 'X-Container-Meta-';

const SETTINGS: ReadonlySet<string> = new Set(
  Object.values(CONTAINER_HEADERS).map((header) => header.slice(PREFIX.length).toLowerCase()),
);

export const containerLabelsProblems = (form: LabelsForm): Problems<LabelsForm> =>
  labelsProblems(form, SETTINGS);

/** Saves only the labels that a form changed, so that those of another window stay. */
export function saveLabelsCall(id: string, form: LabelsForm, before: Labels): OrbitCall {
  const now = new Map(Object.entries(labelsOf(form)));
  const changed = [...now].filter(([name, value]) => entryOf(before, name) !== value);
  const gone = Object.keys(before).filter((name) => !now.has(name));
  const changes = [...changed, ...gone.map((name) => [name, null] as const)];
  return saveHeadersCall(
    id,
    metadataHeaders(changes.map(([name, value]) => [`${PREFIX}${name}`, value])),
  );
}
