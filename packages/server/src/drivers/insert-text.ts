/**
 * The statement that inserts so many rows. Written by hand: it is the hottest of all, and building it from its parts costs
 * more than running it. `place` names the parameters, numbered from 1.
 */
export function insertText(table: string, columns: readonly string[], rows: number, place: (at: number) => string): string {
  let next = 0
  const row = (): string => `(${columns.map(() => place(++next)).join(',')})`
  return `insert into ${table} (${columns.join(',')}) values ${Array.from({ length: rows }, row).join(',')}`
}
