import type { Id } from '@heddle/document'
import { canName, type NamedById, type ReferenceField } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { elementValues } from '../../session/element-values.ts'
import { nodeLabel, nodeName } from '../../session/tree.ts'
import type { PickItem } from '../../controls/pick-list.tsx'

type Target = ReferenceField['to']

/** What names by an id, and what for. */
export interface NamedFrom {
  readonly nodeId: Id | undefined
  readonly as: NamedById
}

/** What a field may point at, with the names that people know, in the order of the panels. */
export function targetsOf(to: Target, editor: Editor, from?: NamedFrom): readonly PickItem[] {
  const { view, session } = editor
  const pageId = session.pageId.peek()
  switch (to) {
    case 'language':
      return view.languages().map((language) => ({ id: language, label: language }))
    case 'section':
      return view.children(pageId).map((id) => ({ id, label: nodeName(editor, id) }))
    case 'element':
      return [...below(pageId, editor)]
        .filter((id) => isNameable(id, editor, from))
        .map((id) => ({ id, label: nodeName(editor, id), hint: nodeLabel(editor, id).kind }))
    case 'popup':
      return view
        .of('library-component')
        .filter(({ type }) => type === 'modal')
        .map(({ id, name }) => ({ id, label: name }))
    case 'variable':
      return [
        ...view.of('variable').filter((variable) => variable.pageId === undefined || variable.pageId === pageId),
        ...elementValues(view, pageId, editor.definitions).filter(({ isReadonly }) => !isReadonly),
      ].map(({ id, name, type }) => ({ id, label: name, hint: type }))
    default:
      return view.of(to).map(({ id, name }) => ({ id, label: name }))
  }
}

function* below(parentId: string, editor: Editor): Generator<string> {
  for (const id of editor.view.children(parentId)) {
    yield id
    yield* below(id, editor)
  }
}

function isNameable(id: Id, { view, definitions }: Editor, from: NamedFrom | undefined): boolean {
  if (!from) return true
  const [node, target] = [from.nodeId, id].map((one) => (one === undefined ? undefined : view.find('node', one)))
  return node !== undefined && target !== undefined && canName({ node, target, as: from.as }, view, definitions)
}
