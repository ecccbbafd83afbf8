import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import type { IncidentDial } from '@mocks/provider/dials';

const HOUR = 3_600_000;

const page = {
  id: 'kctbh9vrtdwd',
  name: 'Status',
  url: 'https://status.example.com',
  time_zone: 'Etc/UTC',
};

interface Told {
  id: string;
  name: string;
  impact: 'none' | 'minor' | 'major';
  body: string;
}

const entry = ({ id, name, impact, body }: Told, status: string, now: number) => {
  const updated = new Date(Math.floor(now / HOUR) * HOUR).toISOString();
  return {
    id,
    name,
    status,
    impact,
    created_at: updated,
    updated_at: updated,
    shortlink: `https://status.example.com/incidents/${id}`,
    page_id: page.id,
    incident_updates: [
      { id: `${id}-1`, status, body, created_at: updated, updated_at: updated, incident_id: id },
    ],
  };
};

const minor: Told = {
  id: 'p31zjtct2jer',
  name: 'Slow metrics in Zone A',
  impact: 'minor',
  body: 'Charts may be a few minutes late. Servers are not affected.',
};
const major: Told = {
  id: 'rr3c8c2hs9wq',
  name: 'Cloud IPs cannot be mapped in Zone B',
  impact: 'major',
  body: 'We have found the cause and are putting it right.',
};
const upgrade: Told = {
  id: 'w1zdr745wmfy',
  name: 'Upgrade of the API',
  impact: 'none',
  body: 'The API and this panel may be closed for some minutes.',
};

const OPERATIONAL = { indicator: 'none', description: 'All Systems Operational' };
const DEGRADED = { indicator: 'minor', description: 'Partially Degraded Service' };

/**
 * `summary.json` of Atlassian's Statuspage (https://metastatuspage.com/api), reduced to the fields
 * that are filled.
 */
export function statusFeed({ clock, dials }: Core): Answer {
  const now = clock.now();
  const is = (dial: IncidentDial) => dials.incident === dial;
  if (is('broken')) return { status: 502, text: '<h1>Bad Gateway</h1>', headers: {} };
  const incidents = [
    ...(is('major') ? [entry(major, 'identified', now)] : []),
    ...(is('minor') || is('major') ? [entry(minor, 'investigating', now)] : []),
  ];
  const scheduled = {
    ...entry(upgrade, 'scheduled', now),
    scheduled_for: new Date(now + 2 * HOUR).toISOString(),
    scheduled_until: new Date(now + 3 * HOUR).toISOString(),
  };
  return {
    status: 200,
    body: {
      page,
      status: incidents.length > 0 ? DEGRADED : OPERATIONAL,
      components: [],
      incidents,
      scheduled_maintenances: is('maintenance') ? [scheduled] : [],
    },
  };
}
