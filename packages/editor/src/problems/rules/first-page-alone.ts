import { isBinding, type CollectionRecord, type NodeRecord } from '@heddle/document'
import { setProp } from '@heddle/document/operations'
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
      const collection = view.of('collection').find((one) => hasPages(one) && isOf(list.code, one))
      if (!collection || isTurned(collection, { view, definitions })) return []
      const { node, field, name, label } = list
      const fix = words.turnOn(label)
      return {
        id: `first-page-alone/${collection.id}/${node.id}`,
        severity: 'warning',
        message: words.firstPageAlone(node.name || name, collection.name),
        nodeId: node.id,
        tabs: ['settings'],
        fix: {
          label: fix,
          mend: (editor) => {
            const fieldsOf = (type: string) => editor.definitions.get(type)
            editor.change(fix, setProp(editor.view, { ids: [node.id], field, value: true, fieldsOf }))
          },
        },
      }
    }),
}

/** Elements that could ask for pages and do not, with the formula that gives them their rows. */
const lists = keepFacts(['node'], (node, definitions: ProblemScope['definitions']) => {
  const definition = definitions.get(node.element)
  const [field, own] = Object.entries(definition?.fields ?? {}).find(([, { pagesOf }]) => pagesOf) ?? []
  if (!definition || field === undefined || own?.pagesOf === undefined) return undefined
  const codeOf = (other: string): string | undefined => codeIn(node, other)
  const code = codeOf(own.pagesOf)
  const isOff = node.props[field]?.['default'] !== true && own.when?.(literalsOf(node, definition), codeOf) !== false
  return isOff && code !== undefined ? { node, field, code, name: definition.label.en, label: own.label.en } : undefined
})

const hasPages = ({ type, limit }: CollectionRecord): boolean => type === 'collection' && limit !== undefined && limit !== 0

/** Whether a formula gives the collection itself. */
const isOf = (code: string, { id, name }: CollectionRecord): boolean =>
  [id, name].some((key) => [`collections['${key}']`, `collections["${key}"]`, `collections.${key}`].includes(code))

/** Whether something else that has the collection itself, and is no list of its rows, leads through its pages. */
function isTurned(collection: CollectionRecord, { view, definitions }: Pick<ProblemScope, 'view' | 'definitions'>): boolean {
  return view.usagesOf(collection.id).some(({ id }) => {
    const node = view.find('node', id)
    if (!node) return false
    return Object.entries(definitions.get(node.element)?.fields ?? {}).some(
      ([name, field]) => field.kind === 'value' && !field.rows && isOf(codeIn(node, name) ?? '', collection),
    )
  })
}

function codeIn({ props }: NodeRecord, field: string): string | undefined {
  const value = props[field]?.['default']
  return isBinding(value) ? value.code.trim() : undefined
}
