import type { DocumentView, Id, LibraryComponentRecord } from '@heddle/document'
import { createComponent, deleteComponent, deleteNodes, freeName } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { instancesOf } from '../../session/inside/inside.ts'
import { linkedSectionShown, pagesOfSection } from '../../session/linked-sections.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { words as commandWords } from '../components/words.ts'
import { applyAndSelect, fieldsOf } from '../selection.ts'
import { words } from './words.ts'

/** Makes a section one that other pages can have too; it stays where it is. */
export function linkSection(editor: Editor, nodeId: Id): void {
  const { view, newId, session } = editor
  const taken = new Set(view.of('library-component').map((component) => component.name))
  const name = freeName(nodeName(editor, nodeId), (free) => taken.has(free))
  const made = createComponent(view, { nodeId, name, newId, fieldsOf: fieldsOf(editor) })
  if (applyAndSelect(editor, commandWords.section.changes.link(name), made))
    session.notice.value = { text: words.linked(name), tone: 'info' }
}

/** Takes a linked section off the page; a notice says where it stands still, and which links lead nowhere now. */
export function takeOffPage(editor: Editor, id: Id): void {
  const { view, session } = editor
  const section = linkedSectionShown(view, id)
  const page = view.find('page', view.pageOf(id) ?? '')
  if (!section || !page) return
  const links = linksToSection(view, section, page.id).length
  if (!editor.change(commandWords.section.changes.takeOff(section.name, page.name), deleteNodes(view, { ids: [id] }))) return
  session.selection.value = []
  const left = pagesOfSection(view, section.id).map(({ name }) => name)
  session.notice.value = {
    text: words.takenOff(section.name, page.name, left, links),
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
  if (!editor.change(commandWords.section.changes.deleteEverywhere(section.name), deleteComponent(view, { id: componentId })))
    return
  session.selection.value = session.selection.value.filter((id) => nodeOf(view, id))
  if (session.subject.value === componentId) session.subject.value = undefined
  session.notice.value = { text: words.deleted(section.name, pages, links), tone: 'danger' }
}

/** Elements with links that lead to a linked section, on one page or on any. */
function linksToSection(view: DocumentView, { id, rootElementId }: LibraryComponentRecord, pageId?: Id): readonly Id[] {
  const instances = instancesOf(view, id).filter((one) => pageId === undefined || view.pageOf(one) === pageId)
  const leads = (user: Id): boolean => {
    const { link } = view.find('node', user) ?? {}
    const targets = link ? [link, ...Object.values(link.languages ?? {})] : []
    return targets.some(({ sectionId = '', pageId: to }) => {
      const isThere = pageId === undefined || (to ?? view.pageOf(user)) === pageId
      return instances.includes(sectionId) || (sectionId === rootElementId && isThere)
    })
  }
  const users = [...instances, rootElementId].flatMap((target) => view.usagesOf(target).map((usage) => usage.id))
  return [...new Set(users)].filter(leads)
}
