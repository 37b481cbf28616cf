/** What visitors are told by the runtime, by language; English where a language is missing. */
const TEXTS = {
  en: {
    partsMissing: 'Parts of this page could not be loaded. Trying again…',
    unreachable: 'That page cannot be reached. Check your connection.',
  },
  ru: {
    partsMissing: 'Часть страницы не загрузилась. Пробуем ещё раз…',
    unreachable: 'Эта страница недоступна. Проверьте соединение.',
  },
} as const

export type VisitorTexts = Readonly<Record<keyof (typeof TEXTS)['en'], string>>

/** @param language tag of the page's language, such as `ru` or `en-GB` */
export function visitorTexts(language: string): VisitorTexts {
  const [primary = ''] = language.toLowerCase().split('-')
  return Object.hasOwn(TEXTS, primary) ? TEXTS[primary as keyof typeof TEXTS] : TEXTS.en
}
