import { Database, SquareFunction, Variable } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { addData } from '../../commands/data/data-changes.ts'
import type { Editor } from '../../session/editor.ts'
import { dataOf } from './data-model.ts'
import { KIND_OF, type Group } from './data-rows.ts'
import { openRecord } from './use-data-keys.ts'
import { words } from './words.ts'

/** What the panel makes, with the group it stands in. */
export const NEW: readonly {
  readonly group: Group
  readonly label: string
  readonly short: string
  readonly icon: LucideIcon
}[] = [
  { group: 'variables', label: words.addVariable, short: words.variable, icon: Variable },
  { group: 'page', label: words.addPage, short: words.addPage, icon: Variable },
  { group: 'collections', label: words.addCollection, short: words.collection, icon: Database },
  { group: 'formulas', label: words.addFormula, short: words.formula, icon: SquareFunction },
]

/** Makes a record where one stands, shows it, and offers its name to be typed over. */
export function addAndName(editor: Editor, group: Group): void {
  const model = dataOf(editor)
  const row = model.rows.value.find(({ id }) => id === model.active.value)
  const folder = row?.group === group && row.type !== 'group' ? row.folder : ''
  const { pageId } = editor.session
  const id = addData(editor, { kind: KIND_OF[group], folder, ...(group === 'page' && { pageId: pageId.value }) })
  if (id === undefined) return
  // What is looked for would hide it.
  model.query.value = ''
  model.reveal(id)
  openRecord(editor, id)
  model.renaming.value = id
}
