import type { Language, PageRecord } from '../records/types.ts'
import { isBinding, type Bindable } from '../values/bindable.ts'
import type { DocumentView } from './view.ts'

/** Logic reference 5: the page's title in the language, else the home page's; a formula gives none here. */
export function titleOf(page: PageRecord, lang: Language, view: DocumentView): string {
  return textIn(page.title, lang, view) ?? textIn(publicTitle(view.homePage()), lang, view) ?? page.name
}

/** The title of a page that only some may see is theirs. */
function publicTitle(page: PageRecord | undefined): PageRecord['title'] | undefined {
  return page?.userGroups.length === 0 ? page.title : undefined
}

/** What stands for the language, else for the default one; an empty text is as if absent. */
export function valueIn(
  values: Readonly<Record<string, Bindable<string>>> | undefined,
  lang: Language,
  view: Pick<DocumentView, 'defaultLanguage'>,
): Bindable<string> | undefined {
  return values?.[lang] || values?.[view.defaultLanguage() ?? lang] || undefined
}

/** The same where it is a text. */
export function textIn(...given: Parameters<typeof valueIn>): string | undefined {
  const value = valueIn(...given)
  return isBinding(value) ? undefined : value
}
