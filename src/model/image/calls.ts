import { type Call, update } from '@/model/call';

/** What can be changed of an image in its editors (spec 2 §2). */
export interface ImageChanges {
  readonly name?: string;
  readonly description?: string;
  readonly username?: string | null;
  readonly arch?: 'x86_64' | 'i686';
  readonly public?: boolean;
  readonly compatibility_mode?: boolean;
  readonly status?: 'available' | 'deprecated';
}

/** Saves an editor of an image. */
export function updateImageCall(image: string, body: ImageChanges): Call {
  return update('image', image, body);
}
