import type { DatabaseType } from '@/wire/databases';
import type { ImageFull, ImageListed, ImageNested, ServerType, Zone } from '@/wire/compute';
import type { DatabaseTypeRow, ImageRow, ServerTypeRow, ZoneRow } from '@mocks/provider/rows';
import { head, orNull, type View } from '@mocks/provider/represent/view';

export const zone = (view: View, row: ZoneRow): Zone => ({
  ...head(view, 'zone', row.id),
  handle: row.handle,
});

export const serverType = (view: View, row: ServerTypeRow): ServerType => ({
  ...row,
  ...head(view, 'server_type', row.id),
});

export const databaseType = (view: View, row: DatabaseTypeRow): DatabaseType => ({
  ...row,
  ...head(view, 'database_type', row.id),
});

export const imageNested = (view: View, row: ImageRow): ImageNested => ({
  ...head(view, 'image', row.id),
  name: row.name,
  username: row.username,
  status: row.status,
  locked: row.locked,
  description: row.description,
  source: row.source,
  source_trigger: row.source_trigger,
  arch: row.arch,
  created_at: row.created_at,
  official: row.official,
  public: row.public,
  owner: row.owner,
});

export const imageListed = (view: View, row: ImageRow): ImageListed => ({
  ...imageNested(view, row),
  compatibility_mode: row.compatibility_mode,
  source_type: row.source_type,
  disk_size: row.disk_size,
  virtual_size: row.virtual_size,
  min_ram: row.min_ram,
  ancestor: orNull(view.world.image.get(row.ancestor), (image) => imageNested(view, image)),
});

export const imageFull = (view: View, row: ImageRow): ImageFull => ({
  ...imageListed(view, row),
  licence_name: row.licence_name,
});
