import type { Id } from '@heddle/document'
import { DEFAULT_STATE } from '@heddle/style'
import { layersOf, readStyles } from '../inspector/style/style-reading.ts'
import type { Editor } from '../session/editor.ts'
import { drawnElement, drawnNodes } from '../session/role.ts'

/** The state that is styled of a node: what stands around the selection is in none. */
export function stateOf({ session }: Editor, id: Id): string {
  return session.selection.value.includes(id) ? session.stateId.value : DEFAULT_STATE
}

/** The template of a grid at the screen size and state that are styled; nothing where there is none, or a formula or a token. */
export function templateOf(editor: Editor, id: Id, axis: 'columns' | 'rows'): string | undefined {
  const { view, session } = editor
  const node = view.find('node', id)
  if (!node) return undefined
  const layers = layersOf(view, node, drawnElement(editor, node), undefined, drawnNodes(editor, node).slice(1))
  const { value } = readStyles([{ layers }], [`grid-template-${axis}`], {
    screenId: session.screenId.value,
    state: stateOf(editor, id),
    screens: view.screens(),
    token: (token) => view.find('token', token),
  })
  return typeof value === 'string' ? value : undefined
}
