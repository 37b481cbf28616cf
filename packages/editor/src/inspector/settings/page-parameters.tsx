import {
  isBinding,
  pathIn,
  rowParameter,
  rowPagesOf,
  type Bindable,
  type DocumentView,
  type Id,
  type LinkTarget,
} from '@heddle/document'
import type { Json } from '@heddle/store'
import { SuggestField } from '../../controls/suggest-field.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { parametersOf } from '../../formula/data-entries.ts'
import { useEditor } from '../../session/use-editor.ts'
import { words } from '../words.ts'

/** Rows that are offered; others are typed. */
const MOST_ROWS = 200

/** A value for each parameter of the address of the page that is led to, that of a row picked from the rows; one without a value takes its default. */
export function PageParameters({
  link,
  nodeId,
  onChange,
}: {
  readonly link: LinkTarget | undefined
  readonly nodeId: Id | undefined
  readonly onChange: (parameters: LinkTarget['parameters']) => void
}) {
  const { view } = useEditor()
  const given = link?.parameters ?? {}
  const rows = rowsOf(link?.pageId, view)
  const set = (name: string, value: Bindable | undefined) => {
    const { [name]: _, ...others } = given
    const next = value === undefined ? others : { ...others, [name]: value }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return [...new Set(parametersOf(view, link?.pageId ?? ''))].map((name) => {
    const isRow = name === rows?.parameter
    const label = words.linkParameter(name)
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return (
      <PlainRow
        key={name}
        label={isRow ? words.linkRow : name}
        target={{ label, value, nodeId, onBind: (next) => set(name, next), onUnbind: () => set(name, undefined) }}
      >
        <SuggestField
          label={isRow ? words.linkRow : label}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          suggestions={isRow ? rows.suggestions : []}
          placeholder={isRow ? words.noRow : words.linkParameterDefault}
          onCommit={(text) => !isBinding(value) && set(name, text.trim() === '' ? undefined : text.trim())}
        />
      </PlainRow>
    )
  })
}

/** The rows of a page that has one for each, and the parameter that stands for them. */
function rowsOf(pageId: Id | undefined, view: DocumentView) {
  const page = view.find('page', pageId ?? '')
  const pages = page && rowPagesOf(page, view)?.pages
  if (!page || !pages) return undefined
  const suggestions = pages.slice(0, MOST_ROWS).map(({ key, row }) => ({ id: key, hint: firstText(row, key) }))
  return { parameter: rowParameter(pathIn(page, view.defaultLanguage() ?? '')), suggestions }
}

/** What tells a row to a person: its first text that is not its address. */
function firstText(row: Json, key: string): string {
  const values: readonly unknown[] = typeof row === 'object' && row !== null ? Object.values(row) : []
  return values.find((value): value is string => typeof value === 'string' && value !== '' && value !== key)?.slice(0, 40) ?? ''
}
