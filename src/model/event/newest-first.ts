import { timeOf } from '@/lib/dates';
import type { EventRecord } from '@/model/records/people';

export function newestFirst(one: EventRecord, other: EventRecord): number {
  return timeOf(other.created_at) - timeOf(one.created_at);
}
