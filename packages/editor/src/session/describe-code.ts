import type { DocumentView, Id, RecordKind } from '@heddle/document'
import { words } from './words.ts'

/** Where a formula names a record by id: `variables['…']`. */
export const REFERENCE = /\b(variables|collections|formulas|pages|colors|spacings|typographies)\[(['"])([a-z0-9]{16})\2\]/g

const KINDS: Readonly<Record<string, RecordKind>> = {
  variables: 'variable',
  collections: 'collection',
  formulas: 'formula',
  pages: 'page',
  colors: 'token',
  spacings: 'token',
  typographies: 'token',
}

/** What people call the thing behind a reference. */
export function referenceName(view: Pick<DocumentView, 'find'>, root: string, id: Id): string {
  const record = view.find(KINDS[root] ?? 'token', id)
  if (record && 'name' in record) return record.name
  return root === 'variables' ? words.missing : words.missingRecord
}

/** A formula in one line with names instead of ids, for places too small for the editor. */
export function describeCode(code: string, view: Pick<DocumentView, 'find'>): string {
  return code
    .replaceAll(REFERENCE, (_, root: string, _quote: string, id: string) => referenceName(view, root, id))
    .replaceAll(/\s+/g, ' ')
}
