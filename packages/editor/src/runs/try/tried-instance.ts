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
 * any page; or the one that is chosen by its uid. Nothing for workflows of pages, and where no instance stands.
 */
export function triedInstance(editor: Pick<Editor, 'view' | 'session'>, id: Id, chosen?: string): TriedInstance | undefined {
  const all = triedInstances(editor, id)
  return all.find(({ uid }) => uid === chosen) ?? all[0]
}

/** All that it can be tried in, the one that is meant first. */
export function triedInstances({ view, session }: Pick<Editor, 'view' | 'session'>, id: Id): readonly TriedInstance[] {
  const component = triedComponent(view, view.find('workflow', id)?.ownerId)?.id
  if (component === undefined) return []
  const { path = [] } = session.inside.peek() ?? {}
  const open = path.at(-1)
  const isOpen = open !== undefined && view.find('node', open)?.componentId === component
  const first = isOpen ? [{ id: open, uid: path.join('.'), pageId: view.pageOf(path[0] ?? '') }] : []
  const all = view.of('node').filter((node) => node.componentId === component)
  const standing = all.flatMap((node) => {
    const pageId = view.pageOf(node.id)
    return pageId === undefined ? [] : [{ id: node.id, uid: node.id, pageId }]
  })
  const here = standing.filter(({ pageId }) => pageId === session.pageId.peek())
  const elsewhere = standing.filter(({ pageId }) => pageId !== session.pageId.peek())
  return [...first, ...[...here, ...elsewhere].filter(({ uid }) => uid !== first[0]?.uid)]
}

/** The component that the owner of a workflow is, or stands in. */
export const triedComponent = (view: DocumentView, ownerId: Id | undefined): LibraryComponentRecord | undefined =>
  ownerId === undefined ? undefined : view.find('library-component', view.ancestors(ownerId).at(-1) ?? ownerId)
