import { equalJson } from '@heddle/store'
import { countOfOverride, OUTLET_ELEMENT, ROOT_SLOT, type DocumentView, type Id } from '@heddle/document'
import {
  createComponent,
  createPopup,
  deleteComponent,
  detachInstance,
  duplicateComponent,
  insertInstance,
  setComponent,
  setOpen,
  wrapNodes,
  type NewProperty,
  type Target,
} from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { containerOf, contentRoot, instancesOf, openComponent } from '../../session/inside/inside.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { countUsages } from '../data/usage-places.ts'
import { insertTargets, tryTargets } from '../insert/insert-targets.ts'
import { changeLinkedSection } from '../linked-sections/change-linked-section.ts'
import { applyAndSelect, fieldsOf, nameOfNodes } from '../selection.ts'
import { containerFor } from '../wrap.commands.ts'
import { words } from './words.ts'

export interface ComponentPlan {
  readonly name: string
  readonly folder: string
  /** The elements, in document order. */
  readonly ids: readonly Id[]
  /** Each becomes an instance, as they are built alike; else they stand in one container that is the root. */
  readonly isEach: boolean
  readonly properties: readonly NewProperty[]
}

/** Makes a component; one step of undo. Answers what is wrong. */
export function makeComponent(editor: Editor, { name, folder, ids, isEach, properties }: ComponentPlan): string | undefined {
  const { view, client, newId } = editor
  const label = words.changes.make(name.trim())
  const facts = fieldsOf(editor)
  const [first = '', ...others] = ids
  // Before anything is wrapped: a name that is refused leaves all as it is.
  const tried = createComponent(view, { nodeId: first, name, folder, newId, fieldsOf: facts })
  if (!tried.ok) return tried.issues[0]?.message
  const end = client.startGesture()
  try {
    let nodeId = first
    if (!isEach && others.length > 0) {
      const container = containerFor(editor)
      if (!container) return words.tooMany
      const [{ type }, slot] = container
      const wrapped = wrapNodes(view, { ids, template: { element: type }, slot, newId, fieldsOf: facts })
      if (!wrapped.ok) return wrapped.issues[0]?.message
      if (!editor.change(label, wrapped)) return undefined
      nodeId = wrapped.ids?.[0] ?? ''
    }
    const made = createComponent(view, {
      nodeId,
      name,
      folder,
      properties,
      others: isEach ? others : [],
      newId,
      fieldsOf: facts,
    })
    if (!made.ok) return made.issues[0]?.message
    applyAndSelect(editor, label, made)
    return undefined
  } finally {
    end()
  }
}

/** Element that popups begin with. */
const POPUP_ROOT = 'base-popup'

/** Makes a popup and opens it, to be drawn; one step of undo. */
export function makePopup(editor: Editor): boolean {
  const { view, definitions, newId, session } = editor
  const definition = definitions.get(POPUP_ROOT)
  const template = { element: POPUP_ROOT, ...definition?.preset }
  const made = createPopup(view, { name: words.newPopup, template, newId, fieldsOf: fieldsOf(editor) })
  if (!editor.change(words.changes.makePopup, made) || !made.ok) return false
  const [id = ''] = made.ids ?? []
  openComponent(editor, id)
  session.selection.value = view.children(id, ROOT_SLOT)
  return true
}

/** Places an instance at an exact place, or where a person means; it is selected then. */
export function placeInstance(editor: Editor, componentId: Id, target?: Target): boolean {
  const { view, newId, session } = editor
  const name = view.find('library-component', componentId)?.name ?? ''
  const input = { componentId, newId, fieldsOf: fieldsOf(editor) }
  const targets = target
    ? [target]
    : insertTargets(view, (type) => editor.definitions.get(type), contentRoot(editor), session.selection.value.at(-1))
  const result = tryTargets(targets, (one) => insertInstance(view, { ...input, target: one }))
  return applyAndSelect(editor, words.changes.insert(name), result)
}

/** Gives a component another name; answers what is wrong with it. */
export function renameComponent(editor: Editor, id: Id, name: string): string | undefined {
  const result = setComponent(editor.view, { id, values: { name } })
  if (!result.ok) return result.issues[0]?.message
  editor.change(words.changes.rename(name.trim()), result)
  return undefined
}

/** Puts a component into a folder. */
export function moveComponent(editor: Editor, id: Id, folder: string): void {
  const name = editor.view.find('library-component', id)?.name ?? ''
  editor.change(words.changes.move(name), setComponent(editor.view, { id, values: { folder } }))
}

/** Copies a component; answers the id of the copy. */
export function copyComponent(editor: Editor, id: Id): Id | undefined {
  const name = editor.view.find('library-component', id)?.name ?? ''
  const result = duplicateComponent(editor.view, { id, newId: editor.newId })
  return editor.change(words.changes.duplicate(name), result) && result.ok ? result.ids?.[0] : undefined
}

/** Deletes a component without a question; a notice says where it is missing now, and undo brings it back. */
export function removeComponent(editor: Editor, id: Id): void {
  const { view, session } = editor
  const name = view.find('library-component', id)?.name ?? ''
  if (view.find('library-component', id)?.type === 'section') return changeLinkedSection('deleteEverywhere', editor, id)
  const isPopup = view.find('library-component', id)?.type === 'modal'
  const users = isPopup ? countUsages(view, id) : 0
  const left = instancesOf(view, id)
  const pages = new Set(left.flatMap((node) => nameOfContainer(editor, containerOf(view, node))))
  if (!editor.change(words.changes.remove(name), deleteComponent(view, { id }))) return
  if (session.subject.value === id) session.subject.value = undefined
  if (users > 0) session.notice.value = { text: words.leftPopup(name, users), tone: 'danger' }
  if (left.length > 0) session.notice.value = { text: words.left(name, left.length, [...pages]), tone: 'danger' }
}

/** Opens elements to instances, or closes them where all are open; a notice names the instances that set something for them. */
export function toggleOpen(editor: Editor, ids: readonly Id[]): void {
  const { view, session } = editor
  const isOpen = !ids.every((id) => nodeOf(view, id)?.isOpen)
  const name = nameOfNodes(editor, ids)
  const label = isOpen ? words.changes.open(name) : words.changes.close(name)
  const setters = ids.flatMap((id) => overriding(view, id))
  if (!editor.change(label, setOpen(view, { ids, isOpen })) || isOpen || setters.length === 0) return
  const names = [...new Set(setters.map((id) => nodeName(editor, id)))]
  session.notice.value = { text: words.closed(name, names), tone: 'danger' }
}

/** Instances that set something for an element. */
function overriding(view: DocumentView, id: Id): readonly Id[] {
  return view.of('node').flatMap((node) => (countOfOverride(node.overrides?.[id] ?? {}) > 0 ? [node.id] : []))
}

/** Puts a copy of the inside in the place of an instance; a notice says what finds nothing any more. */
export function detach(editor: Editor, id: Id): void {
  const { view, newId, definitions } = editor
  const name = view.find('library-component', nodeOf(view, id)?.componentId ?? '')?.name ?? ''
  const container = containerFor(editor)
  if (!container) return
  const [{ type, baseStyles }, slot] = container
  const styles = definitions.get(OUTLET_ELEMENT)?.baseStyles['default'] ?? {}
  const own = Object.entries(styles).filter(([property, value]) => !equalJson(baseStyles['default']?.[property] ?? null, value))
  const box = { element: type, slot, styles: Object.fromEntries(own) }
  const result = detachInstance(view, { id, box, newId, fieldsOf: fieldsOf(editor) })
  const isDone = applyAndSelect(editor, words.changes.detach(name), result)
  const [left] = (result.ok && result.issues) || []
  if (isDone && left) editor.session.notice.value = { text: left.message, tone: 'danger' }
}

function nameOfContainer({ view }: Editor, id: Id | undefined): readonly string[] {
  const record = id === undefined ? undefined : (view.find('page', id) ?? view.find('library-component', id))
  return record ? [record.name] : []
}
