import type { DocumentView, Language, PageRecord } from '@heddle/document'

/** Logic reference 5: the page's title in the language, else the home page's. */
export function titleOf(page: PageRecord, lang: Language, view: DocumentView): string {
  return textIn(page.title, lang, view) ?? textIn(publicTitle(view.homePage()), lang, view) ?? page.name
}

/** The title of a page that only some may see is theirs. */
function publicTitle(page: PageRecord | undefined): PageRecord['title'] | undefined {
  return page?.userGroups.length === 0 ? page.title : undefined
}

/** A text in the language, else in the default one; an empty one is as if absent. */
export function textIn(
  texts: Readonly<Record<string, string>> | undefined,
  lang: Language,
  view: DocumentView,
): string | undefined {
  return texts?.[lang] || texts?.[view.defaultLanguage() ?? lang] || undefined
}
