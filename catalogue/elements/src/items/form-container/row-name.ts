/**
 * The name of a field in its form. Inside repeats each `[]` of it gets the place of a row, the outermost first; a name that
 * says no place for them gets them after its first part: `lines.quantity` is `lines[0].quantity` in the first row.
 * @param rows places of the rows between the form and the field, the outermost first
 */
export function rowName(name: string, rows: readonly number[]): string {
  if (name === '' || rows.length === 0) return name
  if (!name.includes('[]')) {
    const end = `${name}.`.indexOf('.')
    return `${name.slice(0, end)}${rows.map((row) => `[${row}]`).join('')}${name.slice(end)}`
  }
  let at = 0
  return name.replaceAll('[]', () => `[${rows[at++] ?? ''}]`)
}
