import type { Language } from '@heddle/document'

/** The language that the interface speaks. */
const INTERFACE = 'en'

/** A language by its name in the language of the interface, such as `Russian`, or in another one; its code where it has none. */
export function languageName(language: Language, inLanguage: Language = INTERFACE): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'code' }).of(language) ?? language
  } catch {
    return language
  }
}
