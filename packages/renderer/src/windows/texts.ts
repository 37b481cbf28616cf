/** What visitors are told of long lists, by language; English where a language is missing. */
const TEXTS = {
  en: { left: (printed: string, all: string) => `The first ${printed} of ${all} rows are printed.` },
  ru: { left: (printed: string, all: string) => `Напечатаны первые ${printed} строк из ${all}.` },
} as const

/** @param language tag of the page's language, such as `ru` or `en-GB` */
export function printedTexts(language: string): { readonly left: (printed: number, all: number) => string } {
  const [primary = ''] = language.toLowerCase().split('-')
  const { left } = Object.hasOwn(TEXTS, primary) ? TEXTS[primary as keyof typeof TEXTS] : TEXTS.en
  const written = (count: number): string => count.toLocaleString(language || 'en')
  return { left: (printed, all) => left(written(printed), written(all)) }
}
