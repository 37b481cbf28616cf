import { isBinding, type DocumentRecord, type Id, type Language } from '@heddle/document'
import { textsContext, textsOf, type TextsContext, type TranslatedText } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { isHidden } from './hidden-text.ts'
import { textLabel } from './text-label.ts'
import { knownOf } from '../../fields/texts-known.ts'
import { words } from './words.ts'

/** A text with where it stands, as people call it. */
export interface TextRow extends TranslatedText {
  /** Tells it apart from all others, also in files. */
  readonly key: string
  /** The page or component that holds it, or the site. */
  readonly holderId: Id
  /** What that is called. */
  readonly holder: string
  /** The element, or the workflow and its action, and what of it. */
  readonly label: string
}

type TextEditor = Pick<Editor, 'view' | 'definitions'> & Editor

/** The texts of one record, and what they were made of. */
interface Kept {
  readonly from: readonly unknown[]
  readonly rows: readonly TextRow[]
}

/**
 * All texts of the project in the order of its pages, each page's own first, then its elements from top to bottom, each with its
 * workflows; what the whole site says comes last, with its workflows. Asked again it
 * makes those anew whose record changed, and answers the same list when none did.
 * @param isWithEmpty lists texts too that are empty everywhere and could be written
 */
export function createTextRows(editor: TextEditor, isWithEmpty = false): () => readonly TextRow[] {
  const { view } = editor
  let kept = new Map<Id, Kept>()
  let rows: readonly TextRow[] = []
  let context = textsContext(view)
  return () => {
    const now = textsContext(view, { ...knownOf(editor), isWithEmpty })
    const actions = editor.actions.all.value
    const workflows = Map.groupBy(view.of('workflow'), ({ ownerId = '' }) => ownerId)
    if (!isSame(now.languages, context.languages) || !isSame(now.ofFields, context.ofFields)) kept = new Map()
    context = now
    const before = kept
    kept = new Map()
    const list: TextRow[] = []
    const visit = (id: Id, holderId: Id, holder: string) => {
      const record = view.get(id)
      if (record === undefined) return
      const from = [record, holder, ...(record.kind === 'workflow' ? [actions] : labelledBy(editor, record))]
      const last = before.get(id)
      const own = last && isSame(last.from, from) ? last.rows : rowsOf(editor, record, { holderId, holder, context: now })
      kept.set(id, { from, rows: own })
      list.push(...own)
      for (const workflow of workflows.get(id) ?? []) visit(workflow.id, holderId, holder)
      for (const child of view.children(id)) visit(child, holderId, holder)
    }
    for (const { id, name } of view.of('page')) visit(id, id, name)
    // What stands nowhere is seen by nobody.
    for (const { id, name } of view.of('library-component')) visit(id, id, words.ofComponent(name))
    const siteId = view.site()?.id ?? ''
    for (const id of [siteId, ...(workflows.get('') ?? []).map((one) => one.id)]) visit(id, siteId, words.ofSite)
    if (!isSame(list, rows)) rows = list
    return rows
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at])
}

/** Other records that the labels of a node's texts are made of. */
function labelledBy({ view }: TextEditor, record: DocumentRecord): readonly unknown[] {
  if (record.kind !== 'node') return []
  const inside = Object.keys(record.overrides ?? {}).map((id) => view.get(id))
  return record.componentId === undefined ? inside : [view.get(record.componentId), ...inside]
}

function rowsOf(
  editor: TextEditor,
  record: DocumentRecord,
  { holderId, holder, context }: Pick<TextRow, 'holderId' | 'holder'> & { readonly context: TextsContext },
): readonly TextRow[] {
  return textsOf(record, context)
    .filter((text) => !isHidden(editor, record, text))
    .map((text) => ({ ...text, key: `${text.id}/${text.map}`, holderId, holder, label: textLabel(editor, text) }))
}

/** Whether a text is there in a language: one of its own, or a formula where nothing but formulas was written. What is empty everywhere lacks nothing. */
export function isWritten({ values }: Pick<TranslatedText, 'values'>, language: Language): boolean {
  if (values[language] !== undefined && values[language] !== '') return true
  // A language without one reads another's, and a formula works out what it says in the language of the visitor.
  return Object.values(values).every((value) => isBinding(value))
}

/** A text as it is shown and typed; of a formula its code. */
export function textIn({ values }: Pick<TranslatedText, 'values'>, language: Language): string {
  const value = values[language]
  return value === undefined ? '' : isBinding(value) ? value.code : value
}

export interface TextFilter {
  readonly typed: string
  readonly holderId: Id | undefined
  readonly isMissing: boolean
}

/** Rows that are asked for: with the typed words in some language or in where they stand, of a page, missing in some language. */
export function filterRows(
  rows: readonly TextRow[],
  languages: readonly Language[],
  { typed, holderId, isMissing }: TextFilter,
): readonly TextRow[] {
  const wanted = typed.trim().toLowerCase()
  return rows.filter((row) => {
    if (holderId !== undefined && row.holderId !== holderId) return false
    if (isMissing && languages.every((language) => isWritten(row, language))) return false
    if (wanted === '') return true
    return [row.label, row.holder, ...languages.map((language) => textIn(row, language))].some((text) =>
      text.toLowerCase().includes(wanted),
    )
  })
}
