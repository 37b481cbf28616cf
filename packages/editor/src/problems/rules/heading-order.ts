import type { DocumentView, Id } from '@heddle/document'
import { words } from '../words.ts'
import type { Problem, ProblemRule } from '../problem.ts'

/** Headings make the outline that screen readers walk: one of level 1, and no level left out on the way down. */
export const rule: ProblemRule = {
  id: 'heading-order',
  place: 60,
  find: ({ view, definitions }) =>
    view.of('page').flatMap((page) => {
      const problems: Problem[] = []
      let before = 0
      let mains = 0
      for (const { id, level } of headingsOf(view, page.id, (element) => definitions.get(element)?.fields.tag !== undefined)) {
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
    }),
}

function* headingsOf(
  view: DocumentView,
  parentId: Id,
  hasTag: (element: string) => boolean,
): Generator<{ readonly id: Id; readonly level: number }> {
  for (const id of view.children(parentId)) {
    const node = view.find('node', id)
    const tag = node && hasTag(node.element) ? node.props.tag?.default : undefined
    if (typeof tag === 'string' && /^h[1-6]$/.test(tag)) yield { id, level: Number(tag[1]) }
    yield* headingsOf(view, id, hasTag)
  }
}
