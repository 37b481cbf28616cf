import type { RowPage } from '@heddle/document'
import { routeAddress, rowRoute } from '../facts/routes.ts'
import type { PublishInput } from '../types.ts'
import { headTags } from './head.ts'
import type { PageDraft } from './page.ts'

/** The page of a row of the data set that feeds it: drawn from what all of its pages share. */
export function rowDraft(draft: PageDraft, row: RowPage, input: Pick<PublishInput, 'view' | 'origin' | 'root'>): PageDraft {
  const { view, root = '' } = input
  const route = rowRoute(draft.route, row)
  return {
    ...draft,
    route,
    path: root + routeAddress(route, route.lang, view),
    page: { ...draft.page, page: { ...draft.page.page, data: row.row } },
    head: headTags(route, view, input, draft.used.records),
  }
}
