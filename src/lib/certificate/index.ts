export { type Chain, holdsPrivateKey, type KeyCheck, readPem } from './chain';
export type { CertificateFacts } from './facts';
