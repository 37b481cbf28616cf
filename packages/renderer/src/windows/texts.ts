/** What visitors are told of long lists, by language; English where a language is missing. */
const TEXTS = {
  en: (printed: string, all: string) => `The first ${printed} of ${all} rows are printed.`,
  ru: (printed: string, all: string) => `Напечатаны первые ${printed} строк из ${all}.`,
} as const

/** @param language tag of the page's language, such as `ru` or `en-GB` */
export function leftOutOfPrint(language: string, printed: number, all: number): string {
  const [primary = ''] = language.toLowerCase().split('-')
  const known = Object.hasOwn(TEXTS, primary) ? (primary as keyof typeof TEXTS) : 'en'
  return TEXTS[known](printed.toLocaleString(known), all.toLocaleString(known))
}
