/** Text of a PDF: pounds are one byte in its encoding. */
const pdfText = (text: string): string =>
  text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll('£', String.raw`\243`);

/** The smallest PDF that shows lines of text, the first of them large (ISO 32000-1 §7). */
export function pdf([title = '', ...lines]: readonly string[]): string {
  const shown = lines.map((line) => `0 -22 Td (${pdfText(line)}) Tj`).join('\n');
  const content = `BT /F1 20 Tf 60 780 Td (${pdfText(title)}) Tj\n/F1 11 Tf\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return `${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}
