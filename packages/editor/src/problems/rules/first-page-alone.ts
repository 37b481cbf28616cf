import { isBinding, type Binding, type CollectionRecord, type NodeRecord } from '@heddle/document'
import { setProp } from '@heddle/document/operations'
import { squashDiffs } from '@heddle/store'
import { isCollectionCode } from '../../session/named-collection.ts'
import { keepFacts } from '../facts.ts'
import { literalsOf } from '../forms.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'
import { words } from '../words.ts'

/** An element that shows a collection with pages, and asks it for no other page: visitors see the first one alone. */
export const rule: ProblemRule = {
  id: 'first-page-alone',
  place: 41,
  find: ({ view, definitions }) =>
    lists.of(view, definitions).flatMap((list): Problem | [] => {
      const collection = view.of('collection').find((one) => hasPages(one) && isCollectionCode(list.code, one))
      if (!collection || isTurned(collection, { view, definitions })) return []
      const { node, field, name, label, rows } = list
      const [said, fix] = rows
        ? [words.rowsTurnNoPages, words.bindWhole(collection.name, label)]
        : [words.firstPageAlone, words.turnOn(label)]
      return {
        id: `first-page-alone/${collection.id}/${node.id}`,
        severity: 'warning',
        message: said(node.name || name, collection.name),
        nodeId: node.id,
        tabs: ['settings'],
        ...(!rows?.isShaped && {
          fix: {
            label: fix,
            mend: (editor) => {
              const input = { ids: [node.id], fieldsOf: (type: string) => editor.definitions.get(type) }
              const on = setProp(editor.view, { ...input, field, value: true })
              const value = { type: 'f', code: list.code } as const
              const bound = rows && setProp(editor.view, { ...input, field: rows.field, value })
              editor.change(fix, on.ok && bound?.ok ? squashDiffs(bound.diff, on.diff) : on)
            },
          },
        }),
      }
    }),
}

/** Elements that could ask for pages and do not, with the formula that gives them their rows. */
const lists = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const definition = definitions.get(node.element)
  const [field, own] = Object.entries(definition?.fields ?? {}).find(([, { pagesOf }]) => pagesOf) ?? []
  if (!definition || field === undefined || own?.pagesOf === undefined) return undefined
  const { pagesOf } = own
  const given = codeIn(node, pagesOf)
  const code = given?.replace(ROWS, '')
  // It is offered for the collection itself alone, which stands a change away where its rows are bound.
  const codeOf = (other: string): string | undefined => (other === pagesOf ? code : codeIn(node, other))
  const isOffered = own.when?.(literalsOf(node, definition), codeOf) !== false
  const isOff = code !== given || node.props[field]?.['default'] !== true
  if (!isOff || !isOffered || code === undefined) return undefined
  // Rows that are filtered, sorted or made into others on their way are not what the collection itself would be.
  const { filter, sort, map } = Object(node.props[pagesOf]?.['default']) as Partial<Binding>
  const rows = code === given ? undefined : { field: pagesOf, isShaped: Boolean(filter ?? sort ?? map) }
  return { node, field, code, rows, name: definition.label.en, label: own.label.en }
})

/** What gives the rows of a collection behind it. */
const ROWS = /(?:\??\.data|(?:\?\.)?\[(?:'data'|"data")\])$/

const hasPages = ({ type, limit }: CollectionRecord): boolean => type === 'collection' && limit !== undefined && limit !== 0

/** Whether something else that has the collection itself, and is no list of its rows, leads through its pages. */
function isTurned(collection: CollectionRecord, { view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>): boolean {
  return view.usagesOf(collection.id).some(({ id }) => {
    const node = view.find('node', id)
    if (!node) return false
    return Object.entries(definitions.get(node.element)?.fields ?? {}).some(
      ([name, field]) => field.kind === 'value' && !field.rows && isCollectionCode(codeIn(node, name) ?? '', collection),
    )
  })
}

function codeIn({ props }: NodeRecord, field: string): string | undefined {
  const value = props[field]?.['default']
  return isBinding(value) ? value.code.trim() : undefined
}
