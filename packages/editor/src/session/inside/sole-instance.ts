import type { Bindable, Id, NodeRecord } from '@heddle/document'
import {
  setOverride,
  setOverrideStyle,
  setProp,
  setStyle,
  type OperationResult,
  type SetPropInput,
  type SetStyleInput,
} from '@heddle/document/operations'
import type { Editor } from '../editor.ts'
import { openComponentOf } from './inside.ts'

type Known = Pick<Editor, 'view' | 'session'>

/** The open instance, where it could set something for a node inside of it. */
export function instanceFor(editor: Known, nodeId: Id): NodeRecord | undefined {
  const { view, session } = editor
  const component = openComponentOf(editor)
  const instance = view.find('node', session.inside.value?.path.at(-1) ?? '')
  const isInside = component !== undefined && view.ancestors(nodeId).at(-1) === component.id
  return isInside && view.find('node', nodeId)?.isOpen ? instance : undefined
}

/** The instance that a node is changed for now, and for no other; absent where all instances change. */
export function soleInstance(editor: Known, nodeId: Id): NodeRecord | undefined {
  return editor.session.isOnlyHere.value ? instanceFor(editor, nodeId) : undefined
}

/** What a change of a field would take the place of: of the open instance alone where that is meant. */
export function valueHere(editor: Known, nodeId: Id, field: string, variant: string): Bindable | null {
  const instance = soleInstance(editor, nodeId)
  const props = instance ? instance.overrides?.[nodeId]?.props : editor.view.find('node', nodeId)?.props
  return props?.[field]?.[variant] ?? null
}

/** Sets a field: of the open instance alone where that is meant, else of the nodes. */
export function setFieldHere(editor: Known, input: SetPropInput): OperationResult {
  const { ids, ...rest } = input
  const [nodeId = '', ...others] = ids
  const instance = others.length === 0 ? soleInstance(editor, nodeId) : undefined
  return instance ? setOverride(editor.view, { ...rest, id: instance.id, nodeId }) : setProp(editor.view, input)
}

/** Sets styles: of the open instance alone where that is meant, else of the nodes. */
export function setStyleHere(editor: Known, input: SetStyleInput): OperationResult {
  const { ids, ...rest } = input
  const [nodeId = '', ...others] = ids
  const instance = others.length === 0 ? soleInstance(editor, nodeId) : undefined
  return instance ? setOverrideStyle(editor.view, { ...rest, id: instance.id, nodeId }) : setStyle(editor.view, input)
}
