import { PROBLEM_TEXTS } from '../../texts/problems.ts'
import type { ProblemRule } from '../problem.ts'

/** Tabs and search engines show the title. */
export const emptyPageTitle: ProblemRule = {
  id: 'empty-page-title',
  find: ({ view }) =>
    view.of('page').flatMap(({ id, name, langs, title }) =>
      langs
        .filter((language) => !title[language]?.trim())
        .map((language) => ({
          id: `empty-page-title/${id}/${language}`,
          severity: 'warning' as const,
          message: PROBLEM_TEXTS.emptyPageTitle(name, language),
          pageId: id,
          panel: 'pages' as const,
        })),
    ),
}
