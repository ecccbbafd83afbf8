import { bulkLimits } from '@mocks/orbit/bulk-delete';
import { largeLimits } from '@mocks/orbit/large-object';
import { LISTING_LIMIT } from '@mocks/orbit/listing';
import { metadataLimits } from '@mocks/orbit/metadata';
import { MAX_FILE_SIZE } from '@mocks/orbit/object-write';
import { nameLimits } from '@mocks/orbit/paths';

/** `GET /info`: Orbit's capabilities and limits. */
export const info = {
  swift: {
    version: '2.30.1',
    policies: [{ name: 'default', aliases: 'default', default: true }],
    max_file_size: MAX_FILE_SIZE,
    container_listing_limit: LISTING_LIMIT,
    account_listing_limit: LISTING_LIMIT,
    ...metadataLimits,
    ...nameLimits,
  },
  versioned_writes: { allowed_flags: ['x-versions-location', 'x-history-location'] },
  slo: { ...largeLimits, min_segment_size: 1 },
  staticweb: {},
  container_quotas: {},
  tempurl: {
    methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    allowed_digests: ['sha1', 'sha256', 'sha512'],
    deprecated_digests: ['sha1'],
  },
  bulk_delete: bulkLimits,
};
