/** What does a task until the panel does, by an area's path: one that gets its first screen takes its row along. */
export const MEANWHILE: Readonly<Record<string, string>> = {
  container_registry: 'Docker itself pushes and pulls images there.',
};
