import { toHeader } from '@/model/orbit/values';
import type { RawCall } from '@/model/report/redact';
import { exchange } from '../told';

/** A place for people's own text, as an exchange that a report is made from. */
type Place = (text: string) => RawCall;

const record = (path: string, value: unknown) =>
  exchange({ path: `/1.0/${path}`, text: JSON.stringify([value]) });

const described: Place = (description) => record('volumes', { id: 'vol-data1', description });

const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const orbit = (part: Partial<RawCall>) =>
  exchange({ api: 'orbit', path: '/v1/acc-demo1/box', ...part });

/** Builds an object with that name, in a listing and in a request. */
function object(text: string): RawCall {
  const name = `backups/${text}/shop.sql`;
  return orbit({
    path: `/v1/acc-demo1/box/${encodeURIComponent(name)}`,
    method: 'POST',
    query: { marker: name },
    headers: { 'x-object-manifest': `box/${encodeURIComponent(name)}` },
  });
}

export const CONTEXTS: Readonly<Record<string, Place>> = {
  'in a sentence': (text) => described(`Set up by Ann with ${text} on Monday, see the wiki`),
  'at the end of one': (text) =>
    record('servers', { description: `For the old host use ${text}.` }),
  'in quotes': (text) => described(`Ann wrote “${text}” and left`),
  'in JSON': (text) => described(JSON.stringify({ note: { of: 'web', text } })),
  'in YAML': (text) => described(`env:\n  - name: NOTE\n    value: "${text}"\nreplicas: 2\n`),
  'in a shell': (text) => described(`cd /srv && NOTE='${text}' ./run.sh --fast`),
  'in an address': (text) =>
    described(`https://hooks.example.com/deploy?note=${encodeURIComponent(text)}&to=web`),
  'in .env': (text) => described(`HOST=web\nNOTE=${text}\nDEBUG=1`),
  'in a header': (text) => described(`curl -H "X-Note: ${text}" https://api.example.com/`),
  'in Base64': (text) => described(encoded(text)),
  "in a label's name and value": (text) =>
    record('servers', { metadata: { labels: { [text]: 'x', note: text } } }),
  "in an object's name and path": object,
  'in a listing': (text) =>
    orbit({ text: JSON.stringify([{ name: `logs/${text}` }, { subdir: `${text}/` }]) }),
  'in a metadata header': (text) =>
    orbit({
      method: 'HEAD',
      headers: { 'x-container-meta-note': toHeader(text), 'x-container-read': `.r:*,${text}` },
    }),
  "in a server's user data": (text) =>
    record('servers', { name: text, user_data: encoded(`#!/bin/sh\n${text}\n`) }),
  "in a rule's description": (text) =>
    record('firewall_rules', { id: 'fwr-rule1', description: text, source: `host ${text}` }),
  'on a line of its own': (text) => described(`Old shop.\n${text}\nAsk Ann before you delete it.`),
  'after an emoji': (text) => described(`🔑${text}🙂`),
  'in capitals': (text) => described(`DO NOT SHARE: ${text.toUpperCase()} (OPS)`),
  'in another language': (text) =>
    described(`Das Gerät im Keller benutzt ${text} für die Sicherung`),
  'between no-break spaces': (text) => described(`Shop\u00A0${text}\u00A0Ann`),
};
