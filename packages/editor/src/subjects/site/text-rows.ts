import { isBinding, type Id, type Language } from '@heddle/document'
import { translatedTexts, type TranslatedText } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { words } from './words.ts'

/** A text with where it stands, as people call it. */
export interface TextRow extends TranslatedText {
  /** Tells it apart from all others, also in files. */
  readonly key: string
  /** The page or component that holds it. */
  readonly holderId: Id
  /** What that is called. */
  readonly holder: string
  /** The element, and what of it. */
  readonly label: string
}

type TextEditor = Pick<Editor, 'view' | 'definitions'> & Editor

/** All texts of the project in the order of its pages, each page's own first, then its elements from top to bottom. */
export function textRows(editor: TextEditor): readonly TextRow[] {
  const { view } = editor
  const place = new Map<Id, number>()
  const visit = (id: Id) => {
    place.set(id, place.size)
    for (const child of view.children(id)) visit(child)
  }
  const roots = [...view.of('page'), ...view.of('library-component')]
  for (const { id } of roots) visit(id)
  const names = new Map(roots.map(({ id, kind, name }) => [id, kind === 'page' ? name : words.ofComponent(name)] as const))
  return translatedTexts(view)
    .flatMap((text): readonly TextRow[] => {
      const holderId = view.ancestors(text.id).at(-1) ?? text.id
      const holder = names.get(holderId)
      // What stands nowhere is seen by nobody.
      if (holder === undefined) return []
      return [{ ...text, key: `${text.id}/${text.map}`, holderId, holder, label: labelOf(editor, text) }]
    })
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

function labelOf(editor: TextEditor, { id, map }: TranslatedText): string {
  const node = nodeOf(editor.view, id)
  if (!node) return words.pageField[map] ?? map
  const parts = map.split('/')
  const field = parts.at(-1) ?? ''
  const inner = parts[0] === 'overrides' ? nodeOf(editor.view, parts[1] ?? '') : undefined
  const component = editor.view.find('library-component', node.componentId ?? '')
  const definition = editor.definitions.get((inner ?? node).element)
  const name = component?.properties?.[field]?.name ?? definition?.fields[field]?.label.en ?? field
  return [nodeName(editor, id), inner && nodeName(editor, inner.id), name].filter(Boolean).join(' · ')
}

/** Whether a text is there in a language: one of its own, or a formula where nothing but formulas was written. */
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
