import { lazyPart } from '@/lib/lazy-part';

/**
 * Attention is judged by what is read after the first screen, so its code comes beside the rest.
 */
export const loadAttention = lazyPart(() => import('./needs-attention'));
