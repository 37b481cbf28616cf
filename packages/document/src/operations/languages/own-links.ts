import { equalJson, readAtom } from '@heddle/store'
import type { Language, LinkTarget, LinkValue } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { AtomValue, Draft } from '../draft.ts'

/**
 * Gives what links say of a language to another tag (`to`), or takes it away: links of its own, and links that lead to it.
 * A link is one atom, with all its languages.
 */
export function moveOwnLinks(view: DocumentView, draft: Draft, language: Language, to?: Language): void {
  for (const node of view.of('node')) {
    const inside = Object.keys(node.overrides ?? {}).map((inner) => `overrides/${inner}/link`)
    for (const path of ['link', ...inside]) {
      const link = readAtom(node, path) as LinkValue | false | null
      if (!link) continue
      const next = movedLink(link, language, to)
      if (!equalJson(link as unknown as AtomValue, next as unknown as AtomValue))
        draft.set(node.id, path, next as unknown as AtomValue)
    }
  }
}

function movedLink({ languages = {}, ...shared }: LinkValue, language: Language, to: Language | undefined): LinkValue {
  const { [language]: moved, ...others } = languages
  const own = Object.entries({ ...others, ...(to !== undefined && moved && { [to]: moved }) })
  const left = Object.fromEntries(own.map(([name, target]) => [name, movedTarget(target, language, to)]))
  return { ...movedTarget(shared, language, to), ...(own.length > 0 && { languages: left }) }
}

function movedTarget(target: LinkTarget, language: Language, to: Language | undefined): LinkTarget {
  if (target.language !== language) return target
  const { language: _, ...rest } = target
  return to === undefined ? rest : { ...rest, language: to }
}
