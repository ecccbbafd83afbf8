/** Hands a text to the browser as a file to save. */
export function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
