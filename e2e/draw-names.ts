import type { DocumentRecord } from '@heddle/document'

const ID = /\b(variables|collections|formulas|colors)\['([a-z0-9]{16})'\]/g

/** Writes formulas of a project by names, as a person types them. */
export function namingOf(records: readonly DocumentRecord[]): (code: string) => string {
  const names = new Map(records.map((record) => [record.id, 'name' in record ? String(record.name) : '']))
  return (code) => code.replaceAll(ID, (written, root: string, id: string) => (names.has(id) ? `${root}.${names.get(id)}` : written))
}
