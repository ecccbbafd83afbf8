import type { Resource } from './common';
import type { ServerNested } from './server';

export interface InterfaceNested extends Resource<'interface'> {
  mac_address: string;
  ipv4_address: string;
  ipv6_address?: string | null;
}

export interface InterfaceFull extends InterfaceNested {
  server: ServerNested | null;
}
