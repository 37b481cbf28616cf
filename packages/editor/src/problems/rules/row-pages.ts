import { checkDataSet } from '@heddle/document'
import type { ProblemRule } from '../problem.ts'

/** Rows of a data set without a page, and pages whose data set gives none. */
export const rule: ProblemRule = {
  id: 'row-pages',
  place: 76,
  find: ({ view }) =>
    view.of('page').flatMap((page) =>
      checkDataSet(page, view).map(({ code, severity, message }) => ({
        id: `row-pages/${page.id}/${code}`,
        severity,
        message,
        pageId: page.id,
      })),
    ),
}
