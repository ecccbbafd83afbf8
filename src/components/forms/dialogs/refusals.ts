import type { Kind } from '@/model/kinds';
import type { CallFacts } from '@/store/calls/calls-slice';

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
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`;
  return `(${error.name ?? ''}${request})`;
}

const REFUSALS: readonly Refusal[] = [
  {
    error: 'host_volume_support_failure',
    kind: 'volume',
    verb: 'attach',
    title: 'Attach Volume Failed',
    text: 'The current host of this Cloud Server does not support block storage volumes.',
    offer: 'Contact support to arrange a migration to a host that does.',
    request: (refused) =>
      `Volume ${refused.record ?? ''} could not be attached, because the current host of the Cloud Server does not support block storage volumes ${quoted(refused)}. Please arrange a migration of the server.`,
  },
  {
    error: 'insufficient_instance_capacity',
    kind: 'server',
    verb: 'resize',
    title: 'Automatic Resize Failed',
    text: "We're unable to complete the resize automatically right now",
    offer: 'Contact support to have it done for you.',
    request: (refused) =>
      `The automatic resize of ${refused.record ?? ''} could not be completed ${quoted(refused)}. Please resize it for me.`,
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
