import type { Action } from '@reduxjs/toolkit';
import { kindOfId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import { events } from '../events/events-slice';

/** Whether events tell that something of this kind has changed itself, rather than been touched. */
export function isToldOf(kind: Kind, action: Action): boolean {
  if (!events.actions.eventsReceived.match(action)) return false;
  return action.payload.events.some(({ resource }) => resource && kindOfId(resource.id) === kind);
}

/** True if the page is seen again, or there are no events: for what none may tell of. */
export function isSeenAgain(action: Action): boolean {
  if (events.actions.polled.match(action)) return true;
  return events.actions.resumed.match(action) && action.payload.awayMs > 0;
}
