import { nullable, reference, text } from '@/model/fields';

/** Spec 2 §3. */
export const interfaceFields = {
  mac_address: nullable(text),
  ipv4_address: nullable(text),
  ipv6_address: nullable(text),
  server: reference('server'),
};
