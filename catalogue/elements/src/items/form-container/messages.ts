/** What a person is told of a value whose own check fails, by the language of the page. */
const CHECK = { en: 'Check this value.', ru: 'Проверьте это значение.' } as const

/** What a person is told who left out what must be given, where the browser says nothing itself. */
const REQUIRED = { en: 'Fill this in.', ru: 'Заполните это поле.' } as const

const isRussian = (language: string): boolean => /^ru\b/i.test(language)

/** @param language of the place the message stands at; English for those we have no words in */
export function inputMessages(language: string): { readonly check: string; readonly required: string } {
  const key = isRussian(language) ? 'ru' : 'en'
  return { check: CHECK[key], required: REQUIRED[key] }
}
