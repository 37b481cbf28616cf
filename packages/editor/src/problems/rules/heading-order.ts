import type { DocumentView, Id } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'

/** Headings make the outline that screen readers walk: one of level 1, and no level left out on the way down. */
export const rule: ProblemRule = {
  id: 'heading-order',
  place: 60,
  find: ({ view, definitions }) => {
    const levels = new Map(headings.of(view, definitions))
    const ways = new Set([...levels.keys()].flatMap((id) => [id, ...view.ancestors(id)]))
    return view.of('page').flatMap((page) => {
      const problems: Problem[] = []
      let before = 0
      let mains = 0
      for (const [id, level] of headingsIn(view, page.id, levels, ways)) {
        if (level === 1) mains += 1
        if (before > 0 && level > before + 1) {
          problems.push({
            id: `heading-order/${id}`,
            severity: 'warning',
            message: words.headingSkipped(before, level),
            nodeId: id,
            pageId: page.id,
          })
        }
        before = level
      }
      if (mains > 1) {
        problems.push({
          id: `heading-order/${page.id}`,
          severity: 'warning',
          message: words.manyMainHeadings(page.name),
          pageId: page.id,
        })
      }
      return problems
    })
  },
}

/** Headings of the document with their levels. */
const headings = keepFacts(['node'], ({ id, element, props }, definitions: ProblemScope['definitions']) => {
  const fields = definitions.get(element)?.fields
  const tag = (fields?.tag && props.tag?.default) ?? (fields?.heading && props.heading?.default)
  return typeof tag === 'string' && /^h[1-6]$/.test(tag) ? ([id, Number(tag[1])] as const) : undefined
})

/** Headings of a page in its order; only where ways lead to one anything is looked at. */

function* headingsIn(
  view: DocumentView,
  parentId: Id,
  levels: ReadonlyMap<Id, number>,
  ways: ReadonlySet<Id>,
): Generator<readonly [Id, level: number]> {
  for (const id of view.children(parentId)) {
    if (!ways.has(id)) continue
    const level = levels.get(id)
    if (level !== undefined) yield [id, level]
    yield* headingsIn(view, id, levels, ways)
  }
}
