/** Result of a dropped file: it was sent to be replayed, or a message says why it is no report. */
export type Taken = { ok: true } | { ok: false; message: string };

async function give(base: string, file: File): Promise<Taken> {
  const answer = await fetch(`${base}replay/report`, { method: 'PUT', body: file });
  if (answer.ok) return { ok: true };
  const { message } = (await answer.json()) as { message: string };
  return { ok: false, message };
}

const fileOf = (event: DragEvent): boolean =>
  !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped where the panel accepts none. */
export function takeReports(base: string, tell: (taken: Taken) => void): void {
  window.addEventListener('dragover', (event) => {
    if (fileOf(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const [file] = fileOf(event) ? (event.dataTransfer?.files ?? []) : [];
    if (file === undefined) return;
    // Otherwise the browser would open it instead of the panel.
    event.preventDefault();
    give(base, file).then(tell, () => tell({ ok: false, message: 'The file could not be read' }));
  });
}
