import { isBinding } from '@heddle/document'
import type { ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

/** Structured data that is no JSON is left out of the page. */
export const rule: ProblemRule = {
  id: 'structured-data',
  place: 71,
  find: ({ view }) =>
    view.of('page').flatMap(({ id, name, meta: { structuredData = {} } }) =>
      Object.entries(structuredData)
        .filter(([, text]) => !isBinding(text) && text.trim() !== '' && !isStructured(text))
        .map(([language]) => ({
          id: `structured-data/${id}/${language}`,
          severity: 'warning' as const,
          message: words.notStructured(name, language),
          pageId: id,
          panel: 'pages' as const,
          formula: { recordId: id, path: ['meta', 'structuredData', language] },
        })),
    ),
}

/** Search engines read an object, or a list of them. */
function isStructured(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null
  } catch {
    return false
  }
}
