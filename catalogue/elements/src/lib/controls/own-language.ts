/** Languages that our own words for visitors stand in. */
export type OwnLanguage = 'en' | 'ru'

/** The one that people read where an element stands; English on pages in any other. */
export function ownLanguageAt(element: Element | null): OwnLanguage {
  const language = element?.closest<HTMLElement>('[lang]')?.lang ?? ''
  return /^ru\b/i.test(language) ? 'ru' : 'en'
}
