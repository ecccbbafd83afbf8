import { formatTimeOfDay } from '@/lib/dates';
import { type EmailDetails, restsUntil } from '@/model/user/email-details';

/** Says why no mail can be requested yet (spec 1 §4); `now` is in milliseconds. */
export function verificationProblem(details: EmailDetails, now: number): string | undefined {
  const next = restsUntil(details);
  return now > next
    ? undefined
    : `A mail was sent less than 5 minutes ago. Another can be asked for after ${formatTimeOfDay(next)}`;
}
