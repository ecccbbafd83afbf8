import { WEEKDAYS } from '@/model/schedule';

export interface Maintenance {
  /** 0 is Sunday. */
  readonly weekday: string;
  readonly hour: string;
}

const HOURS = 24;

const clock = (hour: number) => `${String(hour % HOURS).padStart(2, '0')}:00`;

export const MAINTENANCE_HOURS = Array.from({ length: HOURS }, (_, hour) => ({
  value: String(hour),
  label: clock(hour),
}));

export const MAINTENANCE_DAYS = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: String(day),
  label: WEEKDAYS[day] ?? '',
}));

/** 'Tuesday, 04:00 to 05:00 UTC'. */
export function maintenanceLabel(weekday: number, hour: number): string {
  return `${WEEKDAYS[weekday] ?? String(weekday)}, ${clock(hour)} to ${clock(hour + 1)} UTC`;
}

/**
 * Picks a weekday from Monday to Saturday, and an hour from 0:00 to 5:00. `random` returns a number
 * from 0 to below 1.
 */
export function randomMaintenance(random: () => number): Maintenance {
  return {
    weekday: String(1 + Math.floor(random() * 6)),
    hour: String(Math.floor(random() * 6)),
  };
}

export function wireMaintenance({ weekday, hour }: Maintenance) {
  return { maintenance_weekday: Number(weekday), maintenance_hour: Number(hour) };
}
