import { isBinding, type Bindable } from '@heddle/document'
import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** Tabs and search engines show the title. */
export const rule: ProblemRule = {
  id: 'empty-page-title',
  place: 70,
  find: ({ view }) =>
    view.of('page').flatMap(({ id, name, langs, title }) =>
      langs
        .filter((language) => isEmpty(title[language]))
        .map((language) => ({
          id: `empty-page-title/${id}/${language}`,
          severity: 'warning' as const,
          message: words.emptyPageTitle(name, language),
          pageId: id,
          panel: 'pages' as const,
        })),
    ),
}

/** What a formula gives is known where the page is. */
const isEmpty = (title: Bindable<string> | undefined) => !isBinding(title) && !title?.trim()
