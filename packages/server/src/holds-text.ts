import { sql } from 'kysely'

/** Whether a column holds a text that somebody looks for, whatever signs are in it; case counts in scripts other than Latin. */
export function holdsText(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
