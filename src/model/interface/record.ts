import { nullable, reference, text } from '@/model/fields';

/** Spec 2 §3. */
export const interfaceFields = {
  mac_address: nullable(text('address')),
  ipv4_address: nullable(text('address')),
  ipv6_address: nullable(text('address')),
  server: reference('server'),
};
