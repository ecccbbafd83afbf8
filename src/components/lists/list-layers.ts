import { preloadFacetChoices } from './facet-menu';
import { preloadViewOptions } from './list-toolbar';
import { preloadBulkBar } from './resource-list';

/** Fetches what opens over a list ahead, what rows offer first. */
export function fetchListLayers(): void {
  preloadBulkBar();
  preloadFacetChoices();
  preloadViewOptions();
}
