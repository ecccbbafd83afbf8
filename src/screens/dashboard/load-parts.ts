import { lazyPart } from '@/lib/lazy-part';

/** What needs attention is known by what is read after the first screen: its checks come beside the rest. */
export const loadAttention = lazyPart(() => import('./needs-attention'));
