import type { DocumentView, Id, LibraryComponentRecord } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'

export interface TriedInstance {
  readonly id: Id
  /** Where it stands in the draft. */
  readonly uid: string
  readonly pageId: Id | undefined
}

/**
 * The instance that a workflow of a component is tried in: the one that stands open, else one on the page on show, else one on
 * any page. Nothing for workflows of pages, and where no instance stands.
 */
export function triedInstance({ view, session }: Pick<Editor, 'view' | 'session'>, id: Id): TriedInstance | undefined {
  const component = triedComponent(view, view.find('workflow', id)?.ownerId)?.id
  if (component === undefined) return undefined
  const { path = [] } = session.inside.peek() ?? {}
  const open = path.at(-1)
  if (open !== undefined && view.find('node', open)?.componentId === component)
    return { id: open, uid: path.join('.'), pageId: view.pageOf(path[0] ?? '') }
  const all = view.of('node').filter((node) => node.componentId === component)
  const standing = all.flatMap((node) => {
    const pageId = view.pageOf(node.id)
    return pageId === undefined ? [] : [{ id: node.id, uid: node.id, pageId }]
  })
  return standing.find(({ pageId }) => pageId === session.pageId.peek()) ?? standing[0]
}

/** The component that the owner of a workflow is, or stands in. */
export const triedComponent = (view: DocumentView, ownerId: Id | undefined): LibraryComponentRecord | undefined =>
  ownerId === undefined ? undefined : view.find('library-component', view.ancestors(ownerId).at(-1) ?? ownerId)
