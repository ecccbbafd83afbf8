export function downloadText(file: string, text: string, type: 'text/csv' | 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
