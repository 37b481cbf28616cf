import type { DocumentView, LinkTarget, LinkValue } from '@heddle/document'
import { setLink } from '@heddle/document/operations'
import { keepFacts } from '../facts.ts'
import type { ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

const giving = keepFacts(['node'], ({ id, link }) =>
  link && targetsOf(link).some(({ props }) => props !== undefined) ? { id, link } : undefined,
)

/** What a link gives for a property that its popup does not have any more reaches nobody. */
export const rule: ProblemRule = {
  id: 'popup-value-gone',
  place: 27,
  find: ({ view }) =>
    giving.of(view).flatMap(({ id, link }) => {
      const wrong = targetsOf(link).find((target) => withoutGone(target, view) !== target)
      if (!wrong) return []
      return [
        {
          id: `popup-value-gone/${id}`,
          severity: 'warning' as const,
          message: words.linkGivesGone(view.find('library-component', wrong.popupId ?? '')?.name ?? ''),
          nodeId: id,
          fix: {
            label: words.cleanLinkValues,
            mend: (editor) =>
              void editor.change(words.cleanLinkValues, setLink(editor.view, { ids: [id], link: cleaned(link, editor.view) })),
          },
        },
      ]
    }),
}

/** The link that all languages share, and those of their own. */
function targetsOf({ languages = {}, ...shared }: LinkValue): readonly LinkTarget[] {
  return [shared, ...Object.values(languages)]
}

function cleaned({ languages, ...shared }: LinkValue, view: DocumentView): LinkValue {
  const own = Object.entries(languages ?? {}).map(([language, target]) => [language, withoutGone(target, view)] as const)
  return { ...withoutGone(shared, view), ...(languages && { languages: Object.fromEntries(own) }) }
}

/** The same link where all that it gives is known, or where its popup is none. */
function withoutGone(target: LinkTarget, view: DocumentView): LinkTarget {
  const { props, ...rest } = target
  const popup = view.find('library-component', rest.popupId ?? '')
  if (!popup || props === undefined) return target
  const known = Object.entries(props).filter(([id]) => Object.hasOwn(popup.properties ?? {}, id))
  if (known.length === Object.keys(props).length) return target
  return known.length > 0 ? { ...rest, props: Object.fromEntries(known) } : rest
}
