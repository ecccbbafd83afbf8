import { expect, test } from 'vitest';
import { accountBanner } from '@/model/account/banner';
import { brandName } from '@/model/billing/card';
import { engineLabel } from '@/model/database-engine/engines';
import { connectionsOf } from '@/model/database-server/connect';
import { hasSentence, shortAction } from '@/model/event/describe';
import { archLabel } from '@/model/image/describe';
import { policyLabel } from '@/model/load-balancer/describe';
import { rateOf, readPriceList } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/records/compute';
import type { DatabaseServerRecord } from '@/model/records/databases';
import type { AccountRecord, EventRecord } from '@/model/records/people';
import { readVerification } from '@/model/sign-up/verification';
import { stateRules } from '@/model/state-rules';
import { fieldLabel } from '@/model/unreadable';
import { storageLabel } from '@/model/volume/describe';
import { linksOf } from '@/provider/rest';

const record = <T>(fields: object) => fields as T;
const noFacts = { get: () => undefined };

/** Words that the provider chooses, at each table that says what people call them. */
test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a word as any other', (word) => {
  expect(brandName(word)).toBe(word.charAt(0).toUpperCase() + word.slice(1));
  expect(engineLabel({ database_engine: word })).toBe(word);
  expect(archLabel(word)).toBe(word);
  expect(policyLabel(word)).toBe(word);
  expect(storageLabel(record<VolumeRecord>({ storage_type: word }))).toBe(word);
  expect(fieldLabel(word)).toBe(word.replaceAll('_', ' '));
  expect(stateRules('server', {}).state({ status: word })).toBe(`This server is ${word}`);
  expect(accountBanner(record<AccountRecord>({ id: 'acc-aaaaa', status: word }), 5)).toBe(
    undefined,
  );
  expect(
    connectionsOf(
      record<DatabaseServerRecord>({ database_engine: word, fqdn: 'db', admin_username: 'admin' }),
      noFacts,
    ),
  ).toEqual([]);
  const event = record<EventRecord>({ id: 'evt-aaaaa', action: `${word}.${word}` });
  expect([shortAction(event), hasSentence(event)]).toEqual([word, false]);
  expect(readVerification({ success: false, result: word })).toBe('failed');
  expect(rateOf(readPriceList([]), word)).toBeUndefined();
  expect(Object.entries(linksOf(`</next>; rel="${word}"`))).toEqual([[word, '/next']]);
});
