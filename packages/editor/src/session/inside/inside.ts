import { batch } from '@preact/signals-core'
import type { DocumentView, Id, LibraryComponentRecord } from '@heddle/document'
import type { Editor } from '../editor.ts'
import type { Inside } from './slice.ts'

type Known = Pick<Editor, 'view' | 'session'>

/** The component that stands open; nothing while the page itself is worked on. */
export function openComponentOf({ view, session }: Known): LibraryComponentRecord | undefined {
  return componentOf(view, session.inside.value)
}

/** What everything that can be changed now stands in: the component that is open, else the page. */
export function contentRoot({ view, session }: Known): Id {
  return componentOf(view, session.inside.value)?.id ?? session.pageId.value
}

/** Whether a node can be worked on where one is. */
export function isHere(editor: Known, id: Id): boolean {
  return editor.view.ancestors(id).at(-1) === contentRoot(editor)
}

/** Where something belongs: a page, or a component. */
export function containerOf(view: DocumentView, id: Id): Id | undefined {
  return view.ancestors(id).at(-1)
}

/**
 * Opens an instance where it stands: on its page, or inside of what is open; instances of the same component that are selected
 * with it are remembered. False when it cannot be seen from here.
 */
export function openInstance({ view, session }: Known, id: Id): boolean {
  const componentId = view.find('node', id)?.componentId
  const component = componentId === undefined ? undefined : view.find('library-component', componentId)
  const around = containerOf(view, id)
  if (!component || around === undefined) return false
  const { inside, selection } = session
  const beside = selection.value.filter((one) => one !== id && view.find('node', one)?.componentId === componentId)
  const isInOpen = around === componentOf(view, inside.value)?.id
  if (!isInOpen && !view.find('page', around)) return openComponent({ view, session }, component.id)
  batch(() => {
    if (!isInOpen) session.pageId.value = around
    const outer = isInOpen ? inside.value : undefined
    const path = [...(outer?.path ?? []), id]
    inside.value = {
      pageId: session.pageId.value,
      path,
      isAlone: outer?.isAlone ?? false,
      ...(beside.length > 0 && selection.value.includes(id) && { beside }),
    }
    selection.value = []
    session.subject.value = undefined
  })
  return true
}

/** Opens a component in the instance that is selected, or in the first one on the page on show; alone where the page has none. */
export function openComponent(editor: Known, componentId: Id): boolean {
  const { view, session } = editor
  if (!view.find('library-component', componentId)) return false
  const pageId = session.pageId.value
  const here = instancesOf(view, componentId).filter((id) => view.pageOf(id) === pageId)
  const [selected = '', ...others] = session.selection.value
  const instance = others.length === 0 && here.includes(selected) ? selected : here[0]
  if (instance !== undefined) {
    session.inside.value = undefined
    return openInstance(editor, instance)
  }
  batch(() => {
    session.inside.value = { pageId, path: [componentId], isAlone: true }
    session.selection.value = []
    session.subject.value = undefined
  })
  return true
}

/** Goes out by one step; the instance that was left is selected. */
export function leaveInside(editor: Known): void {
  const { session } = editor
  const open = session.inside.value
  if (!open) return
  const left = [...open.path.slice(-1), ...(open.beside ?? [])]
  goTo(editor, open.path.length - 1)
  session.selection.value = left.filter((id) => editor.view.find('node', id))
}

/** Goes out to where only so many instances stand open. */
export function goTo({ session }: Known, depth: number): void {
  const open = session.inside.value
  if (!open) return
  batch(() => {
    session.inside.value =
      depth <= 0 ? undefined : { pageId: open.pageId, path: open.path.slice(0, depth), isAlone: open.isAlone }
    session.selection.value = []
    session.subject.value = undefined
  })
}

/** Shows a node wherever it stands: its page, or its component opened. False when it stands nowhere. */
export function revealNode(editor: Known, id: Id): boolean {
  const { view, session } = editor
  const around = containerOf(view, id)
  if (around === undefined || !view.find('node', id)) return false
  if (around !== contentRoot(editor)) {
    if (view.find('page', around)) {
      batch(() => {
        session.inside.value = undefined
        session.pageId.value = around
      })
    } else if (!openComponent(editor, around)) return false
  }
  session.selection.value = [id]
  return true
}

/** Instances of a component, wherever they stand. */
export function instancesOf(view: DocumentView, componentId: Id): readonly Id[] {
  return view.usagesOf(componentId).flatMap(({ id, path }) => (path === 'componentId' ? [id] : []))
}

/** How far a way through instances still leads: what is deleted or swapped ends it. */
export function keptPath(view: DocumentView, { pageId, path }: Inside): readonly Id[] {
  if (path.length === 1 && view.find('library-component', path[0] ?? '')) return path
  let around: Id | undefined = pageId
  const kept: Id[] = []
  for (const id of path) {
    const componentId = view.find('node', id)?.componentId
    if (componentId === undefined || containerOf(view, id) !== around || !view.find('library-component', componentId)) break
    kept.push(id)
    around = componentId
  }
  return kept
}

function componentOf(view: DocumentView, inside: Inside | undefined): LibraryComponentRecord | undefined {
  const last = inside?.path.at(-1)
  if (last === undefined) return undefined
  return view.find('library-component', view.find('node', last)?.componentId ?? last)
}
