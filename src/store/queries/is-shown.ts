import type { Action } from '@reduxjs/toolkit';
import { kindOfId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import { events } from '../events/events-slice';

/** True if an event is about a resource of this kind itself, not one that it only touched. */
export function isEventOf(kind: Kind, action: Action): boolean {
  if (!events.actions.eventsReceived.match(action)) return false;
  return action.payload.events.some(({ resource }) => resource && kindOfId(resource.id) === kind);
}

export function isShownAgain(action: Action): boolean {
  if (events.actions.polled.match(action)) return true;
  return events.actions.resumed.match(action) && action.payload.awayMs > 0;
}
