import type { Id, LinkTarget, NodeRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { Draft } from '../draft.ts'

/** A linked section on one page, and the copy that takes its place there. */
interface Relinked {
  readonly instance: NodeRecord
  readonly rootId: Id
  readonly copyId: Id
}

/** Makes links to a linked section on one page lead to the copy in its place: they name the instance, or the page and the root. */
export function relinkSection(view: DocumentView, draft: Draft, { instance, rootId, copyId }: Relinked): void {
  const pageId = view.pageOf(instance.id)
  const users = [instance.id, rootId].flatMap((id) =>
    view.usagesOf(id).flatMap((usage) => (usage.path.endsWith('/sectionId') ? [usage.id] : [])),
  )
  for (const id of new Set(users)) {
    const { link } = draft.find('node', id) ?? {}
    if (!link) continue
    const led = <T extends LinkTarget>(target: T): T => {
      const isHere = target.sectionId === rootId && (target.pageId ?? view.pageOf(id)) === pageId
      return isHere || target.sectionId === instance.id ? { ...target, sectionId: copyId } : target
    }
    const languages = Object.entries(link.languages ?? {}).map(([language, target]) => [language, led(target)] as const)
    draft.set(id, 'link', { ...led(link), ...(link.languages && { languages: Object.fromEntries(languages) }) })
  }
}
