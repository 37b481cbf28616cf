import { freeName, createComponent, deleteComponent, deleteNodes, SECTIONS_SLOT } from '@heddle/document/operations'
import type { Id } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { linkedSectionShown, linksToSection, pagesOfSection } from '../../session/linked-sections.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { applyAndSelect, fieldsOf } from '../selection.ts'
import { words } from './words.ts'

/** The only selected node, where it is a section of the page that is none of others yet. */
export function ownSection({ view, session }: Editor): Id | undefined {
  const [id = '', ...others] = session.selection.value
  const node = others.length === 0 ? nodeOf(view, id) : undefined
  const isOnPage = node?.place.slot === SECTIONS_SLOT && view.find('page', node.place.parentId) !== undefined
  return isOnPage && node.componentId === undefined ? id : undefined
}

/** The only selected node, where it is a linked section. */
export function linkedSelection({ view, session }: Editor): Id | undefined {
  const [id = '', ...others] = session.selection.value
  return others.length === 0 && linkedSectionShown(view, id) ? id : undefined
}

/** Makes a section one that other pages can have too; it stays where it is. */
export function linkSection(editor: Editor, nodeId: Id): void {
  const { view, newId, session } = editor
  const taken = new Set(view.of('library-component').map((component) => component.name))
  const name = freeName(nodeName(editor, nodeId), (free) => taken.has(free))
  const made = createComponent(view, { nodeId, name, newId, fieldsOf: fieldsOf(editor) })
  if (applyAndSelect(editor, words.section.changes.link(name), made))
    session.notice.value = { text: words.section.linked(name), tone: 'info' }
}

/** Takes a linked section off the page; a notice says where it stands still, and which links lead nowhere now. */
export function takeOffPage(editor: Editor, id: Id): void {
  const { view, session } = editor
  const section = linkedSectionShown(view, id)
  const page = view.find('page', view.pageOf(id) ?? '')
  if (!section || !page) return
  const links = linksToSection(view, section, page.id).length
  if (!editor.change(words.section.changes.takeOff(section.name, page.name), deleteNodes(view, { ids: [id] }))) return
  session.selection.value = []
  const left = pagesOfSection(view, section.id).map(({ name }) => name)
  session.notice.value = {
    text: words.section.takenOff(section.name, page.name, left, links),
    tone: links > 0 ? 'danger' : 'info',
  }
}

/** Deletes a linked section from every page; a notice names them, and which links lead nowhere now. */
export function deleteEverywhere(editor: Editor, componentId: Id): void {
  const { view, session } = editor
  const section = view.find('library-component', componentId)
  if (!section) return
  const pages = pagesOfSection(view, componentId).map(({ name }) => name)
  const links = linksToSection(view, section).length
  if (!editor.change(words.section.changes.deleteEverywhere(section.name), deleteComponent(view, { id: componentId }))) return
  session.selection.value = session.selection.value.filter((id) => nodeOf(view, id))
  if (session.subject.value === componentId) session.subject.value = undefined
  session.notice.value = { text: words.section.deleted(section.name, pages, links), tone: 'danger' }
}
