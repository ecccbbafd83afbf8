import { describe, expect, test } from 'vitest';
import { readSources } from './architecture/read-sources';

/** The specification's own words, which stay as they are, each with its section. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'Account Limits': 'spec 1 §2',
  'Account Name': 'spec 1 §2',
  'Account Settings': 'spec 1 §2',
  'API Access': 'spec 1 §2',
  'Create API Client': 'spec 1 §2',
  'Activate Console': 'spec 2 §2',
  'Add Card Details': 'spec 1 §2',
  'All Cloud Servers': 'spec 1 §2',
  'All Server Images': 'spec 1 §2',
  'All Types': 'spec 2 §2',
  'Attach Volume': 'spec 2 §2',
  'Attach Volume Failed': 'spec 2 §8',
  'Automatic Resize Failed': 'spec 2 §8',
  'Close Account': 'spec 1 §2',
  'Contact Support': 'spec 1 §2',
  'Copy Volume': 'spec 2 §2',
  'Billing Address': 'spec 1 §2',
  'Create an Account': 'spec 1 §2',
  'Create Cloud Server': 'spec 2 §2',
  'Current Billing Period': 'spec 2 §2',
  'Current Resource Usage': 'spec 2 §2',
  'Free Trial Usage': 'spec 2 §2',
  'Getting Started': 'spec 2 §2',
  'Close Getting Started': 'spec 2 §2',
  'Create New Account': 'spec 1 §2',
  'Create Snapshot': 'spec 2 §2',
  'CPU Utilisation': 'spec 2 §2',
  'Enable Disk Encryption': 'spec 2 §2',
  'EU VAT Number': 'spec 1 §2',
  'Force Plain Text': 'spec 2 §5',
  'Expires At': 'spec 1 §2',
  'Invite a User': 'spec 1 §2',
  'Invited At': 'spec 1 §2',
  'Last 2 Weeks': 'spec 2 §2',
  'Last Day': 'spec 2 §2',
  'Last Hour': 'spec 2 §2',
  'Last Week': 'spec 2 §2',
  'Leave Account': 'spec 1 §6',
  Logout: 'spec 1 §2',
  'Make Boot Volume': 'spec 2 §2',
  'Make Payment': 'spec 1 §4',
  'My Images': 'spec 2 §2',
  'My Server Images': 'spec 1 §2',
  'Network Data': 'spec 2 §2',
  'New Repository': 'spec 3 §2',
  'New Volume': 'spec 2 §2',
  'Official Images': 'spec 2 §2',
  'Official Server Images': 'spec 1 §2',
  'New password': 'spec 1 §5',
  'OAuth Applications': 'spec 1 §2',
  'One Time Password': 'spec 1 §2',
  'Orbit Temporary URL Keys': 'spec 1 §2',
  'RAM Optimised': 'spec 2 §2',
  'Request Increase': 'spec 2 §8',
  'Require Two-Factor': 'spec 1 §2',
  Shutdown: 'spec 2 §2',
  'Storage Optimised': 'spec 2 §2',
  'System Status': 'spec 1 §2',
  'Take Payment': 'spec 1 §2',
  'Update Card': 'spec 1 §2',
  'Two-Factor Auth': 'spec 1 §2',
  'Use Existing Container': 'spec 3 §5',
  'User Settings': 'spec 1 §2',
  'Volume Attached': 'spec 2 §4',
  // As 'All Cloud Servers'.
  'All Load Balancers': 'spec 1 §2',
  'All Server Groups': 'spec 1 §2',
  'All Volumes': 'spec 1 §2',
};

/** The product's names for its things, and names of others. */
const NAMES =
  /\b(API Clients?|Block Storage|Cloud (Servers?|IPs?|SQL( Servers?| Snapshots?)?)|Database Types?|Docker Registry|Firewall (Polic(y|ies)|Rules?)|IP Address(es)?|Load Balancers?|Local SSD|OAuth Applications?|Server (Groups?|Images?|Types?)|Team Members?|Private IPv4|Bytes|IO|SSH|CSV|GB|IPv[46]|IOPS|Base64|Terraform)\b/gu;

/** Places of interface texts: the values of these names, and text alone on a line. */
const PLACES = [
  /\b(?:label|title|order|saveLabel|confirmLabel|cancelLabel|task|aria-label)(?:: |=|=\{)['"]([^'"$]+)['"]/gu,
  /^ +([A-Z][a-z]+(?: [A-Za-z0-9]+){1,4})…?$/gmu,
];

const sources = Object.entries(readSources(['src']));
const shown = sources
  .flatMap(([path, text]) =>
    PLACES.flatMap((place) => [...text.matchAll(place)]).map(([, words = '']) => ({ path, words })),
  )
  .filter(({ words }) => !Object.hasOwn(SPECIFIED, words));

describe('the words of ours', () => {
  test('are many, so that they are truly found', () => {
    expect(shown.length).toBeGreaterThan(250);
  });

  test('stand in sentence case', () => {
    const capital = / [A-Z][a-z]/u;
    const wrong = shown.filter(({ words }) => capital.test(words.replaceAll(NAMES, 'x')));
    expect(wrong).toEqual([]);
  });

  test('have one verb for making things: Create', () => {
    const wrong = shown.filter(({ words }) => /^(New|Build|Make an?) [a-z]/iu.test(words));
    expect(wrong).toEqual([]);
  });

  test('shut down and log out in two words', () => {
    expect(shown.filter(({ words }) => /\b(shutdown|logout|signout)\b/iu.test(words))).toEqual([]);
  });

  test('every exception is still somewhere', () => {
    const all = sources.map(([, text]) => text).join('\n');
    expect(Object.keys(SPECIFIED).filter((words) => !all.includes(words))).toEqual([]);
  });
});
