import { sectionRoots, type DocumentView, type Id, type LibraryComponentRecord, type PageRecord } from '@heddle/document'
import { instancesOf } from './inside/inside.ts'

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

/** Elements with links that lead to a linked section, on one page or on any. */
export function linksToSection(view: DocumentView, { id, rootElementId }: LibraryComponentRecord, pageId?: Id): readonly Id[] {
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
