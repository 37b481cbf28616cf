import { setProp } from '@heddle/document/operations'
import { SECTIONS_SLOT, type Id } from '@heddle/document'
import { keepFacts } from '../facts.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'
import { words } from '../words.ts'

/**
 * A page has exactly one main part, which is where "skip to the content" leads. One without any is told of once a header, a footer
 * or a menu stands on it, so that there is something to skip.
 */
export const rule: ProblemRule = {
  id: 'one-main',
  place: 62,
  find: ({ view, definitions }) => {
    const parts = landmarks.of(view, definitions)
    const tagOf = new Map(parts)
    const mainsOf = new Map<Id, number>()
    for (const [id, tag] of parts) {
      const page = tag === 'main' ? view.ancestors(id).at(-1) : undefined
      if (page !== undefined) mainsOf.set(page, (mainsOf.get(page) ?? 0) + 1)
    }
    return view.of('page').flatMap(({ id, name }): readonly Problem[] => {
      const mains = mainsOf.get(id) ?? 0
      const at = { id: `one-main/${id}`, severity: 'warning', pageId: id } as const
      if (mains > 1) return [{ ...at, message: words.manyMains(name) }]
      const sections = view.children(id, SECTIONS_SLOT)
      if (mains === 1 || !sections.some((section) => tagOf.has(section))) return []
      const [sole, ...others] = sections.filter((section) => !tagOf.has(section) && isPlain(view, definitions, section))
      return [{ ...at, message: words.noMain(name), ...(sole && others.length === 0 && { nodeId: sole, fix: makeMain(sole) }) }]
    })
  },
}

const makeMain = (id: Id): NonNullable<Problem['fix']> => ({
  label: words.makeMain,
  mend: (editor) =>
    void editor.change(
      words.makeMain,
      setProp(editor.view, { ids: [id], field: 'tag', value: 'main', fieldsOf: (type) => editor.definitions.get(type) }),
    ),
})

/** Whether a section says by a tag what it is, so that it could say that it is the main one. */
function isPlain(view: ProblemScope['view'], definitions: ProblemScope['definitions'], id: Id): boolean {
  const node = view.find('node', id)
  return node?.componentId === undefined && definitions.get(node?.element ?? '')?.fields['tag'] !== undefined
}

const TAGS = new Set<unknown>(['main', 'header', 'footer', 'nav', 'aside'])

/** Parts that say by their tag what they are on the page. */
const landmarks = keepFacts(['node'], ({ id, element, props, place, hidden }, definitions: ProblemScope['definitions']) => {
  const tag = definitions.get(element)?.fields['tag'] && props['tag']?.['default']
  const isPart = TAGS.has(tag) && (tag === 'main' || place.slot === SECTIONS_SLOT)
  return isPart && hidden !== true ? ([id, tag] as const) : undefined
})
