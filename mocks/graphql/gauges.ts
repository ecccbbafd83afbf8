/** One measure of a resource. */
export interface Gauge {
  /** The series' name. */
  name: string;
  /** The measured interface or volume; null for the resource itself. */
  subjectId: string | null;
  /** The value at a time in seconds since 1970. */
  at: (time: number) => number;
}

const kibibyte = 1024;

/** Each measure's highest value for the busiest resource: percent, a number, or a rate a second. */
const measures = {
  server: { cpu_percent: 95 },
  interface: { receive_bytes: 900 * kibibyte, transmit_bytes: 2400 * kibibyte },
  volume: {
    volume_read_bytes: 3000 * kibibyte,
    volume_write_bytes: 1500 * kibibyte,
    volume_read_iops: 190,
    volume_write_iops: 120,
  },
  load_balancer: {
    frontend_connections: 240,
    frontend_http_responses_1xx: 2,
    frontend_http_responses_2xx: 90,
    frontend_http_responses_3xx: 14,
    frontend_http_responses_4xx: 5,
    frontend_http_responses_5xx: 0.8,
    frontend_requests: 110,
    frontend_receive_bytes: 600 * kibibyte,
    frontend_transmit_bytes: 4200 * kibibyte,
  },
  database_server: {
    cpu_percent: 90,
    ram_percent: 95,
    disk_percent: 80,
    disk_read_bytes: 2000 * kibibyte,
    disk_write_bytes: 1200 * kibibyte,
    disk_read_iops: 160,
    disk_write_iops: 100,
    receive_bytes: 400 * kibibyte,
    transmit_bytes: 1600 * kibibyte,
  },
} as const;

/** A number from 0 to 1 from a text's FNV-1a hash: always the same for the same text. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // Neighbouring texts' hashes differ only in their last bits: mix them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x119de1f3);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Wanders between chances that are `period` seconds apart. */
function wander(seed: string, time: number, period: number): number {
  const from = Math.floor(time / period);
  const part = time / period - from;
  const ease = part * part * (3 - 2 * part);
  return chance(`${seed}:${from}`) * (1 - ease) + chance(`${seed}:${from + 1}`) * ease;
}

const day = 86_400;

/** 0 to 1: busier by day than by night, with a slow drift, short bursts and a little noise. */
function activity(seed: string, time: number): number {
  const daily = 0.5 - 0.5 * Math.cos((2 * Math.PI * (time - 3 * 3600)) / day);
  const drift = wander(`${seed}/drift`, time, 5 * 3600);
  const burst = wander(`${seed}/burst`, time, 420) ** 6;
  const noise = wander(`${seed}/noise`, time, 45);
  return Math.min(1, 0.04 + 0.3 * daily + 0.22 * drift + 0.34 * burst + 0.1 * noise);
}

export function gaugesOf(
  kind: keyof typeof measures,
  id: string,
  subjectId: string | null,
): Gauge[] {
  return Object.entries<number>(measures[kind]).map(([name, highest]) => {
    // Bytes and calls of the same disk rise and fall together.
    const seed = `${id}/${name.replace(/_(bytes|iops|percent)$/, '')}`;
    const most = highest * (0.35 + 0.65 * chance(seed));
    return {
      name,
      subjectId,
      at: (time) => Math.round(most * activity(seed, time) * 100) / 100,
    };
  });
}
