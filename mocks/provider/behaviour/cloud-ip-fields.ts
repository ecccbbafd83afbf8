import type { PortTranslator } from '@/wire/network';
import type { Call } from '@mocks/provider/call';
import { clearableField, isHostName, readTogether, wordField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import type { CloudIpRow } from '@mocks/provider/rows';
import { defaultReverseDns } from '@mocks/provider/worlds/make';

const highestPort = 65_535;

/**
 * Blank asks for the default name. Any other must resolve to the address
 * (docs/product/cloud-ips.md#reverse-dns). Only names under `.invalid` never resolve (RFC 6761).
 * Throws 422.
 */
function reverseDnsField(call: Call, ip: CloudIpRow): string | undefined {
  const name = clearableField(call, 'reverse_dns');
  if (name === undefined) return undefined;
  if (name === null || name === '') return defaultReverseDns(ip.public_ipv4);
  if (!isHostName(name)) throw unprocessable('Reverse dns is invalid');
  if (name.toLowerCase().endsWith('.invalid')) {
    throw unprocessable(`Reverse dns does not resolve to ${ip.public_ipv4}`);
  }
  return name;
}

const isPort = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highestPort;

function isTranslator(value: unknown): value is PortTranslator {
  if (typeof value !== 'object' || value === null) return false;
  const { incoming, outgoing, protocol }: Partial<Record<keyof PortTranslator, unknown>> = value;
  return isPort(incoming) && isPort(outgoing) && (protocol === 'tcp' || protocol === 'udp');
}

/** Ports and a protocol each (docs/product/cloud-ips.md#translator-unique). Throws 422. */
function translatorsField(call: Call): PortTranslator[] | undefined {
  const rows = call.body['port_translators'];
  if (rows === undefined) return undefined;
  if (!Array.isArray(rows) || !rows.every(isTranslator)) {
    throw unprocessable('Port translators is invalid');
  }
  if (new Set(rows.map(({ incoming }) => incoming)).size < rows.length) {
    throw unprocessable('Port translators must have unique incoming ports');
  }
  return rows.map(({ incoming, outgoing, protocol }) => ({ incoming, outgoing, protocol }));
}

/** Reads the changes to a cloud IP for create and save. Throws 422 with all faults. */
export const cloudIpChanges = (call: Call, ip: CloudIpRow): Partial<CloudIpRow> =>
  readTogether<Partial<CloudIpRow>>({
    name: () => clearableField(call, 'name'),
    reverse_dns: () => reverseDnsField(call, ip),
    port_translators: () => translatorsField(call),
    mode: () => wordField(call, 'mode', ['nat', 'route']),
  });
