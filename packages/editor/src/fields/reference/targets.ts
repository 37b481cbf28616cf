import type { Id } from '@heddle/document'
import { canName, type NamedById, type ReferenceField } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { elementValues } from '../../session/element-values.ts'
import { containerOf } from '../../session/inside/inside.ts'
import { nodeLabel, nodeName } from '../../session/tree.ts'
import type { PickItem } from '../../controls/pick-list.tsx'
import { words } from '../words.ts'

type Target = ReferenceField['to']

/** Where something is pointed at from: it sees what stands in the same page or component. */
export interface PointedFrom {
  readonly nodeId: Id | undefined
  /** What it names by its id for: only what it can name so is offered. */
  readonly as?: NamedById | undefined
}

/** What a field may point at, with the names that people know, in the order of the panels. */
export function targetsOf(to: Target, editor: Editor, from?: PointedFrom): readonly PickItem[] {
  const { view, session } = editor
  const pageId = session.pageId.peek()
  const root = (from?.nodeId === undefined ? undefined : containerOf(view, from.nodeId)) ?? pageId
  switch (to) {
    case 'language':
      return view.languages().map((language) => ({ id: language, label: language }))
    case 'section':
      return view.children(pageId).map((id) => ({ id, label: nodeName(editor, id) }))
    case 'element':
      return [...below(root, editor)]
        .filter((id) => isNameable(id, editor, from))
        .map((id) => ({ id, label: nodeName(editor, id), hint: nodeLabel(editor, id).kind }))
    case 'popup':
      return view
        .of('library-component')
        .filter(({ type }) => type === 'modal')
        .map(({ id, name }) => ({ id, label: name }))
    case 'variable':
      return [
        ...Object.entries(view.find('library-component', root)?.variables ?? {}).map(([id, one]) => ({ id, ...one })),
        ...view.of('variable').filter((variable) => variable.pageId === undefined || variable.pageId === pageId),
        ...elementValues(view, root, editor.definitions).filter(({ isReadonly }) => !isReadonly),
      ].map(({ id, name, type }) => ({ id, label: name, hint: type }))
    default:
      return view.of(to).map(({ id, name }) => ({ id, label: name }))
  }
}

/** What is pointed at and not offered from here, because it belongs to another page or component: by its name and that one's. */
export function nameElsewhere(id: Id, editor: Editor): string | undefined {
  const { view } = editor
  const variable = view.find('variable', id)
  const ownerId = variable ? variable.pageId : containerOf(view, id)
  const owner = ownerId === undefined ? undefined : (view.find('page', ownerId) ?? view.find('library-component', ownerId))
  if (!owner || !(variable ?? view.find('node', id))) return undefined
  return words.reference.elsewhere(variable?.name ?? nodeName(editor, id), owner.name)
}

function* below(parentId: string, editor: Editor): Generator<string> {
  for (const id of editor.view.children(parentId)) {
    yield id
    yield* below(id, editor)
  }
}

function isNameable(id: Id, { view, definitions }: Editor, from: PointedFrom | undefined): boolean {
  const as = from?.as
  if (!as) return true
  const [node, target] = [from.nodeId, id].map((one) => (one === undefined ? undefined : view.find('node', one)))
  return node !== undefined && target !== undefined && canName({ node, target, as }, view, definitions)
}
