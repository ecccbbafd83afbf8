import type { Kind } from '@/model/kinds';
import type { CallFacts } from '@/store/calls/calls-slice';
import { words } from './words';

export interface Refused extends CallFacts {
  readonly error: NonNullable<CallFacts['error']>;
}

export interface Refusal {
  /** `error_name`. */
  readonly error: string;
  readonly kind: Kind;
  readonly verb: string;
  readonly title: string;
  readonly text: string;
  readonly offer: string;
  readonly request: (refused: Refused) => string;
}

function quoted({ error }: Refused): string {
  return words.quoted(error.name ?? '', error.requestId);
}

const REFUSALS: readonly Refusal[] = [
  {
    error: 'host_volume_support_failure',
    kind: 'volume',
    verb: 'attach',
    ...words.attach,
    request: (refused) => words.attach.request(refused.record ?? '', quoted(refused)),
  },
  {
    error: 'insufficient_instance_capacity',
    kind: 'server',
    verb: 'resize',
    ...words.resize,
    request: (refused) => words.resize.request(refused.record ?? '', quoted(refused)),
  },
];

/** Undefined if the caller shows the failure itself. */
export function refusalOf(
  refused: Pick<CallFacts, 'kind' | 'verb' | 'error'>,
): Refusal | undefined {
  const { kind, verb, error } = refused;
  return REFUSALS.find(
    (each) => each.error === error?.name && each.kind === kind && each.verb === verb,
  );
}
