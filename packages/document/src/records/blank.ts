import { SCREENS } from '@heddle/style'
import type { Id, IndexKey, Language, NodeRecord, PageRecord, Place, SiteRecord } from './types.ts'

/** Order keys a new project starts with. */
const FIRST_KEYS = ['a0', 'a1', 'a2', 'a3', 'a4'] as const

/** A node without content. */
export function blankNode(id: Id, element: string, place: Place, version = 1): NodeRecord {
  return { id, kind: 'node', element, version, name: '', place, props: {}, styles: {}, classes: {}, attributes: {} }
}

/** A page without content, in the given languages. */
export function blankPage(id: Id, name: string, path: string, index: IndexKey, langs: readonly Language[]): PageRecord {
  return {
    id,
    kind: 'page',
    index,
    name,
    folder: '',
    paths: { default: path },
    langs,
    userGroups: [],
    title: Object.fromEntries(langs.map((language) => [language, name])),
    meta: {},
  }
}

/** A site of one language with the screen sizes of the specification (section 3) and the light theme. */
export function blankSite(id: Id, name: string, homePageId: Id, language: Language): SiteRecord {
  return {
    id,
    kind: 'site',
    name,
    homePageId,
    defaultTheme: 'light',
    languages: { [language]: { index: FIRST_KEYS[0], isDefault: true } },
    screens: Object.fromEntries(
      SCREENS.map(({ id: screenId, ...screen }, position) => [
        screenId,
        { index: FIRST_KEYS[position] ?? FIRST_KEYS[0], ...screen },
      ]),
    ),
  }
}
