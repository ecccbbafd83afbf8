const HIGHEST = 65_535;

/** True for a port from 1 to 65535. */
export function isPort(text: string): boolean {
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return port >= 1 && port <= HIGHEST;
}
