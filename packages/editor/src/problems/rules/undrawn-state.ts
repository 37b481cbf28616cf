import { isBinding, staticRows, type CollectionRecord, type DocumentView, type Id, type NodeRecord } from '@heddle/document'
import { insertNode } from '@heddle/document/operations'
import { insertablesOf, placedOn } from '../../session/insertables.ts'
import type { Editor } from '../../session/editor.ts'
import { isAboutState, type CollectionState } from '../collection-states.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'
import { words } from '../words.ts'

/** A list that repeats over a collection shows nothing while there are no rows: somebody should have thought of what stands there then. */
export const rule: ProblemRule = {
  id: 'undrawn-state',
  place: 40,
  find: (scope) => scope.view.of('collection').flatMap((collection) => undrawn(collection, scope)),
}

function undrawn(collection: CollectionRecord, scope: ProblemScope): readonly Problem[] {
  const { view, definitions } = scope
  const { id } = collection
  const users = view.usagesOf(id)
  const repeated = users.flatMap((usage) => (usage.path.startsWith('repeat/over') ? (view.find('node', usage.id) ?? []) : []))
  if (repeated.length === 0) return []
  const states = statesOf(collection)
  const drawn = users.flatMap((usage) => {
    const node = usage.path.startsWith('condition') ? view.find('node', usage.id) : undefined
    return node && isBinding(node.condition) ? [{ place: placeOf(view, node.id), code: node.condition.code }] : []
  })
  return repeated.flatMap((node) => {
    const place = placeOf(view, node.id)
    const looks = drawn.filter((look) => look.place === place).map(({ code }) => code)
    return states
      .filter((state) => !looks.some((code) => isAboutState(state, code, [id, collection.name])))
      .map((state): Problem => ({
        id: `undrawn-state/${id}/${node.id}/${state}`,
        severity: 'warning',
        message: words.undrawn[state](node.name || (definitions.get(node.element)?.label.en ?? node.element), collection.name),
        nodeId: node.id,
        fix: { label: words.drawIt, mend: (editor) => draw(editor, node, collection, state) },
      }))
  })
}

/** States that a visitor may meet: rows that are kept are always there, unless a filter leaves none. */
function statesOf(collection: CollectionRecord): readonly CollectionState[] {
  if (collection.type === 'single') return []
  if (collection.mode !== 'static') return ['empty', 'error']
  return collection.filter !== undefined || staticRows(collection).length === 0 ? ['empty'] : []
}

/** The page or the component that a node is drawn in. */
function placeOf(view: DocumentView, id: Id): Id | undefined {
  return view.pageOf(id) ?? view.ancestors(id).at(-1)
}

/** Puts a text behind the list that is there while it has no rows, and shows it. */
function draw(editor: Editor, node: NodeRecord, collection: CollectionRecord, state: CollectionState): void {
  const { view, definitions, newId, session, change } = editor
  const { parentId, slot } = node.place
  const text = [...insertablesOf(definitions).values()].find(({ template }) => {
    const definition = definitions.get(template.element)
    return definition?.inlineText !== undefined && !definition.isControl && Object.keys(definition.slots).length === 0
  })
  const field = text && definitions.get(text.template.element)?.inlineText
  if (!text || field === undefined) return
  const seed = placedOn(text.template, session.pageId.value)
  const template = {
    ...seed,
    name: words.stateName[state](collection.name),
    props: { ...seed.props, [field]: words.stateText[state] },
    condition: { type: 'f' as const, code: codeOf(collection, state) },
  }
  const at = view.children(parentId, slot).indexOf(node.id) + 1
  const fieldsOf = (type: string) => definitions.get(type)
  const language = session.language.value
  const result = insertNode(view, { target: { parentId, slot, at }, template, newId, fieldsOf, language })
  if (!change(words.drawState[state](collection.name), result) || !result.ok) return
  session.selection.value = result.ids ?? []
  session.staged.value = { ...session.staged.value, [collection.id]: state }
}

/** When the state is there: an error comes before emptiness, and what is not asked yet is neither. */
function codeOf({ id, mode }: CollectionRecord, state: CollectionState): string {
  const name = `collections['${id}']`
  if (state === 'error') return `${name}.error !== null`
  return mode === 'static' ? `${name}.total === 0` : `${name}.isFetched && ${name}.total === 0 && ${name}.error === null`
}
