import type { Chain, holdsPrivateKey, readPem } from '@/lib/certificate';
import { type RestCall, update } from '@/model/call';
import type { Facts } from '@/model/facts';
import type * as chains from '@/model/load-balancer/chain';
import type { ValidityQuestion } from '@/model/load-balancer/chain';
import {
  type HttpsMethod,
  hasOnlyHttps,
  httpsMethod,
  takesHttps,
} from '@/model/load-balancer/describe';
import { addedListeners } from '@/model/load-balancer/listeners';
import { HTTPS_LISTENER } from '@/model/load-balancer/listeners';
import { checkedForm, type Problems } from '@/model/problems';
import type { Listener, LoadBalancerRecord } from '@/model/records/network';

interface DomainRow {
  name: string;
}

/** The form of a balancer's HTTPS; the texts are PEM. */
export interface HttpsForm {
  method: HttpsMethod;
  domains: DomainRow[];
  certificate: string;
  key: string;
}

export const EMPTY_DOMAIN: DomainRow = { name: '' };

export const NO_HTTPS: HttpsForm = {
  method: 'none',
  domains: [EMPTY_DOMAIN],
  certificate: '',
  key: '',
};

/** Functions that read PEM texts; loaded only if one is entered. */
export interface PemReader extends Readonly<typeof chains> {
  readonly readPem: typeof readPem;
  readonly holdsPrivateKey: typeof holdsPrivateKey;
}

export function domainNames(rows: readonly DomainRow[]): readonly string[] {
  const names = rows.map(({ name }) => name.trim());
  return names.length === 1 ? names.filter(Boolean) : names;
}

function domainProblems(
  { domains }: HttpsForm,
  had: HttpsMethod | undefined,
): Problems<HttpsForm>['domains'] {
  const names = domainNames(domains);
  if (names.length === 0) {
    return had === 'acme'
      ? "Let's Encrypt Certificates must have at least one domain"
      : 'Please enter at least one domain';
  }
  return names.map((name, index) => {
    if (name === '') return { name: 'Please enter a domain name.' };
    const isTwice = names.slice(0, index).some((one) => one.toLowerCase() === name.toLowerCase());
    return isTwice ? { name: 'This domain is already listed' } : {};
  });
}

const KEY_PROBLEMS = {
  fits: undefined,
  strange: 'This private key belongs to another certificate',
  locked: 'Remove the passphrase from this private key first',
  unreadable: 'This isn’t a PEM private key',
} as const;

function pemProblems(form: HttpsForm, reader: PemReader | undefined): Problems<HttpsForm> {
  const { certificate, key } = form;
  const reading = reader?.readPem(certificate, key);
  return {
    certificate: certificateProblem(certificate, reader, reading?.chain),
    key:
      key.trim() === '' ? 'Please upload private key.' : reading?.key && KEY_PROBLEMS[reading.key],
  };
}

function certificateProblem(
  text: string,
  reader: PemReader | undefined,
  chain: Chain | undefined,
): string | undefined {
  if (text.trim() === '') return 'Please upload a certificate PEM.';
  if (reader === undefined) return 'This can’t be checked yet. Try again';
  if (reader.holdsPrivateKey(text)) {
    return 'Put the private key in its own field, not in the certificate';
  }
  return chain === undefined ? 'This isn’t a PEM certificate' : reader.chainProblem(chain)?.words;
}

export function certificateQuestion(
  { method, certificate, key }: HttpsForm,
  reader: PemReader | undefined,
  now: number,
): ValidityQuestion | undefined {
  const chain = method === 'pem' ? reader?.readPem(certificate, key).chain : undefined;
  return chain && reader?.validityQuestion(chain, now);
}

export function httpsProblems(
  form: HttpsForm,
  had: HttpsMethod | undefined,
  reader: PemReader | undefined,
): Problems<HttpsForm> {
  if (form.method === 'acme') return { domains: domainProblems(form, had) };
  return form.method === 'pem' ? pemProblems(form, reader) : {};
}

/** Message of a refused change (docs/product/load-balancers.md#only-https-save). */
const NEEDS_OTHER_LISTENER =
  'HTTPS cannot be disabled until the Load Balancer has a non-HTTPS listener';

const PORT_TAKEN = 'Another listener uses port 443. Move it to another port first';

function methodProblem({ method }: HttpsForm, balancer: LoadBalancerRecord): string | undefined {
  if (method === 'none') return hasOnlyHttps(balancer) ? NEEDS_OTHER_LISTENER : undefined;
  return portProblem(balancer.listeners ?? []);
}

export function portProblem(listeners: readonly Listener[]): string | undefined {
  const isTaken = listeners.some((each) => each.in === HTTPS_LISTENER.in && !takesHttps(each));
  return isTaken && !listeners.some(takesHttps) ? PORT_TAKEN : undefined;
}

export function httpsSchema(balancer: LoadBalancerRecord, reader: PemReader | undefined) {
  return checkedForm<HttpsForm>((form) => ({
    ...httpsProblems(form, httpsMethod(balancer), reader),
    method: methodProblem(form, balancer),
  }));
}

/**
 * Returns the form of a balancer; undefined until its method is known. Keys are never sent back.
 */
export function httpsForm(balancer: LoadBalancerRecord): HttpsForm | undefined {
  const method = httpsMethod(balancer);
  if (method === undefined) return undefined;
  const domains = (balancer.acme?.domains ?? []).map(({ identifier }) => ({ name: identifier }));
  return { ...NO_HTTPS, method, domains: domains.length === 0 ? [EMPTY_DOMAIN] : domains };
}

const NO_CERTIFICATE = { certificate_pem: '', certificate_private_key: '' };

/**
 * Returns the changes that remove HTTPS: all settings, and the listeners that took it
 * (docs/product/load-balancers.md#remove-https).
 */
function withoutHttps({ listeners }: LoadBalancerRecord): object {
  return {
    ...NO_CERTIFICATE,
    domains: [],
    https_redirect: false,
    ...(listeners?.some(takesHttps) === true && {
      listeners: listeners.filter((each) => !takesHttps(each)),
    }),
  };
}

/** Converts the form to the request, and clears the settings of another method. */
export function wireHttps({ method, domains, certificate, key }: HttpsForm, had?: HttpsMethod) {
  switch (method) {
    case 'none':
      return {};
    case 'acme':
      return { domains: domainNames(domains), ...(had === 'pem' && NO_CERTIFICATE) };
    case 'pem':
      return {
        certificate_pem: certificate,
        certificate_private_key: key,
        ...(had === 'acme' && { domains: [] }),
      };
  }
}

export function httpsCall(form: HttpsForm, balancer: LoadBalancerRecord): RestCall {
  const body =
    form.method === 'none'
      ? withoutHttps(balancer)
      : { ...wireHttps(form, httpsMethod(balancer)), ...addedListeners(balancer) };
  return update('load_balancer', balancer.id, body);
}

export function domainWarning(
  name: string,
  balancer: string | undefined,
  facts: Facts,
): string | undefined {
  const domain = name.trim().toLowerCase();
  if (domain === '') return undefined;
  if (domain.startsWith('*.')) return 'Wildcards aren’t supported. Enter each domain';
  if (!domain.includes('.')) return 'Enter a full domain name';
  const other = facts
    .all('load_balancer')
    .find(
      ({ id, acme }) =>
        id !== balancer &&
        acme?.domains?.some(({ identifier }) => identifier.toLowerCase() === domain) === true,
    );
  return other && `${other.id} already has this domain. It can only resolve to one load balancer`;
}
