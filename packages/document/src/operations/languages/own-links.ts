import { readAtom } from '@heddle/store'
import type { Id, Language, LinkTarget, LinkValue } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { AtomValue, Draft } from '../draft.ts'

/** Takes the own links of a language away, or gives them to another tag (`to`). A link is one atom, with all its languages. */
export function moveOwnLinks(view: DocumentView, draft: Draft, language: Language, to?: Language): void {
  for (const node of view.of('node')) {
    const inside = Object.keys(node.overrides ?? {}).map((inner) => `overrides/${inner}/link`)
    for (const path of ['link', ...inside]) {
      const link = readAtom(node, path) as LinkValue | false | null
      if (link && link.languages && Object.hasOwn(link.languages, language)) moveOwnLink(draft, node.id, path, link, language, to)
    }
  }
}

function moveOwnLink(draft: Draft, id: Id, path: string, link: LinkValue, language: Language, to: Language | undefined): void {
  const { languages = {}, ...shared } = link
  const { [language]: moved, ...others } = languages
  const left: Readonly<Record<Language, LinkTarget>> = { ...others, ...(to !== undefined && moved && { [to]: moved }) }
  const next: LinkValue = { ...shared, ...(Object.keys(left).length > 0 && { languages: left }) }
  draft.set(id, path, next as unknown as AtomValue)
}
