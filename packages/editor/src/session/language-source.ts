import type { Language } from '@heddle/document'
import { languageName } from './language-name.ts'
import { words } from './words.ts'

/** Whose text is shown where one is written in each language by itself: that of the language that is edited, or another's in its place. */
export function languageSource(from: Language, language: Language): string {
  const name = languageName(language)
  return from === language ? words.inLanguage(name) : words.fromLanguage(languageName(from), name)
}
