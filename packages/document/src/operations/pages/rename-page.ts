import { squashDiffs } from '@heddle/store'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { freePagePath } from './free-path.ts'
import type { OperationResult } from '../result.ts'
import { setPagePath } from './set-page-path.ts'
import { setPage } from './set-page.ts'

/** Names a page. While the page is empty, the path and the titles that were made from its old name follow; later they stay. */
export function renamePage(view: DocumentView, { id, name }: { readonly id: Id; readonly name: string }): OperationResult {
  const page = view.find('page', id)
  if (page === undefined || view.children(id).length > 0) return setPage(view, { id, values: { name } })
  const titles = Object.entries(page.title).filter(([, title]) => title === page.name)
  const title = Object.fromEntries(titles.map(([language]) => [language, name.trim()]))
  const named = setPage(view, { id, values: { name, title } })
  if (!named.ok) return named
  if (page.paths['default'] !== freePagePath(view, id, page.name)) return named
  const moved = setPagePath(view, { id, path: freePagePath(view, id, name) })
  return moved.ok ? { ...named, diff: squashDiffs(named.diff, moved.diff) } : named
}
