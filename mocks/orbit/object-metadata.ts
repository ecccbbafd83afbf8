import { refuse } from '@mocks/orbit/answers';
import { nowOf, type OrbitCall } from '@mocks/orbit/call';
import { changesIn, checkMetadata } from '@mocks/orbit/metadata';
import type { Metadata } from '@mocks/orbit/store';
import { ownEntry } from '../own-entry';

const KEPT = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Expires',
  'X-Object-Manifest',
  'X-Robots-Tag',
];

/** The metadata that a call sets for an object. Throws 400 beyond Swift's limits. */
export function metadataIn(headers: Headers): Metadata {
  const changes = [...changesIn(headers, 'X-Object-Meta-', KEPT)];
  const metadata = Object.fromEntries(changes.filter(([, value]) => value !== ''));
  checkMetadata(metadata, 'X-Object-Meta-');
  return metadata;
}

function integer(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  if (text === null || text === '') return null;
  if (!/^-?\d+$/.test(text.trim())) throw refuse(400, `Non-integer ${name}`);
  return Number(text);
}

/** Deletion time that a call sets, in seconds since 1970, or null. Throws 400 for a past time. */
export function deletionIn(call: OrbitCall): number | null {
  const { headers } = call.request;
  const now = Math.floor(nowOf(call) / 1000);
  const after = integer(headers, 'X-Delete-After');
  if (after !== null) {
    if (after <= 0) throw refuse(400, 'X-Delete-After in past');
    return now + after;
  }
  const at = integer(headers, 'X-Delete-At');
  if (at !== null && at <= now) throw refuse(400, 'X-Delete-At in past');
  return at;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  html: 'text/html',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** The content type that a call sets for an object, else by the extension of its name. */
export function contentTypeIn(headers: Headers, name: string): string {
  const given = headers.get('Content-Type');
  if (given) return given;
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return ownEntry(TYPES, extension) ?? 'application/octet-stream';
}
