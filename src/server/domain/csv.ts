import Papa from 'papaparse';

/** The lines of a CSV file. A spreadsheet runs cells that begin like a formula, so these are escaped. */
export function csvLines(fields: readonly string[], rows: object[]): string {
  const cells = { fields: [...fields], data: rows };
  return `${Papa.unparse(cells, { header: false, escapeFormulae: true })}\r\n`;
}

export function csvHeader(fields: readonly string[]): string {
  return `${fields.join(',')}\r\n`;
}
