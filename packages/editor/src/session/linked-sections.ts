import {
  sectionRoots,
  SECTIONS_SLOT,
  type DocumentView,
  type Id,
  type LibraryComponentRecord,
  type PageRecord,
} from '@heddle/document'
import type { Editor } from './editor.ts'
import { instancesOf } from './inside/inside.ts'
import { nodeOf } from './tree.ts'

/** The linked section that a node on a page shows; nothing for any other node. */
export function linkedSectionShown(view: DocumentView, id: Id): LibraryComponentRecord | undefined {
  const component = view.find('library-component', view.find('node', id)?.componentId ?? '')
  return component?.type === 'section' ? component : undefined
}

/** Pages that a linked section stands on, in their order. */
export function pagesOfSection(view: DocumentView, componentId: Id): readonly PageRecord[] {
  const standing = new Set(instancesOf(view, componentId).map((id) => view.pageOf(id)))
  return view.of('page').filter(({ id }) => standing.has(id))
}

/** What links name a section of a page by: of a linked one its root, which is the same on every page. */
export function namedSection(view: DocumentView, id: Id): Id {
  return linkedSectionShown(view, id) ? (sectionRoots(view, id)[1]?.id ?? id) : id
}

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
