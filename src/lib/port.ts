const HIGHEST = 65_535;

export function isPort(text: string): boolean {
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return port >= 1 && port <= HIGHEST;
}
