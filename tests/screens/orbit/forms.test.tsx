import { fireEvent, screen } from '@testing-library/react';
import { orbitArea } from '@/screens/orbit/routes';
import { type Form, tick, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';
import { ACCOUNT } from '../forms/records';

/** A form of a container, which sends headers. */
const form = (
  needs: readonly string[],
  change: () => void,
  sends: Form['sends'],
  params: Form['params'] = {},
): Form => ({ kind: 'container', needs, heeds: [], change, sends, params });

const WEB = ['web_listings', 'web_index'];

holdForms(orbitArea, {
  forms: {
    'orbit/container/:container/public_listings': form(
      [...WEB, 'web_listings_css', 'web_listings_label'],
      type(/^Heading/, 'new'),
      {
        'X-Container-Meta-Web-Listings': 'true',
        'X-Container-Meta-Web-Listings-CSS': 'style.css',
        'X-Container-Meta-Web-Listings-Label': 'new',
      },
    ),
    'orbit/container/:container/static_site': form(
      [...WEB, 'web_error'],
      type(/^Index page/, 'new.html'),
      {
        'X-Container-Meta-Web-Index': 'new.html',
        'X-Container-Meta-Web-Error': 'error.html',
      },
    ),
    'orbit/container/:container/temp_url_keys': form(
      ['temp_url_key', 'temp_url_key_2'],
      type(/^Key 1/, 'a-new-key-of-links'),
      { 'X-Container-Meta-Temp-URL-Key': 'a-new-key-of-links' },
    ),
    'orbit/container/:container/history': form(
      ['history_location', 'versions_location'],
      tick('Off'),
      { 'X-Remove-History-Location': 'x' },
    ),
    'orbit/container/:container/quota': form(
      ['quota_bytes', 'quota_count'],
      type(/^Number of objects/, '7'),
      { 'X-Container-Meta-Quota-Count': '7' },
    ),
    'orbit/container/:container/cross_origin': form(
      ['cors_allow_origin', 'cors_max_age', 'cors_expose_headers'],
      type(/^Origins/, 'https://new.example.com'),
      {
        'X-Container-Meta-Access-Control-Allow-Origin': 'https://new.example.com',
        'X-Container-Meta-Access-Control-Max-Age': '60',
        'X-Container-Meta-Access-Control-Expose-Headers': 'Etag',
      },
    ),
    'orbit/container/:container/labels': form(['labels'], type(/^Value/, 'new'), {
      'X-Container-Meta-colour': 'new',
    }),
    'orbit/container/:container/access/add': form(
      ['read', 'write'],
      () => {
        fireEvent.click(screen.getByRole('radio', { name: 'HTTP referrer' }));
        type('Domain', 'new.example.com')();
      },
      { 'X-Container-Read': '.r:*,.r:example.com,.r:new.example.com,.rlistings' },
    ),
    'orbit/container/:container/access/:rule': form(
      ['read', 'write'],
      type('Domain', 'new.example.com'),
      { 'X-Container-Read': '.r:*,.r:new.example.com,.rlistings' },
      { rule: 'http:read:example.com' },
    ),
    'orbit/container/:container/objects/:object': {
      kind: 'object',
      needs: [
        'content_type',
        'content_disposition',
        'content_encoding',
        'cache_control',
        'delete_at',
        'labels',
        'kept',
      ],
      heeds: [],
      address: `/accounts/${ACCOUNT}/orbit/container/assets/objects/team.bin/`,
      query: '?edit=notes',
      change: type(/^Cache control/, 'private'),
      sends: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
        'Content-Encoding': 'gzip',
        'Cache-Control': 'private',
        'X-Object-Meta-colour': 'blue',
        'X-Robots-Tag': 'noindex',
      },
    },
  },
  without: [
    'orbit',
    'orbit/add',
    'orbit/container/:container',
    'orbit/container/:container/objects',
    'orbit/container/:container/objects/*',
    'orbit/container/:container/browse',
    'orbit/container/:container/browse/:object',
    'orbit/container/:container/browse/*',
  ],
});
