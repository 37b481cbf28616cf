import {
  isBinding,
  isByLanguage,
  languageInEffect,
  textsByLanguage,
  withTextIn,
  type Bindable,
  type Language,
  type VariantContext,
} from '@heddle/document'
import type { Json } from '@heddle/store'

type Languages = Pick<VariantContext, 'language' | 'defaultLanguage' | 'languages'>

/** What is shown of a value in the language that is edited. */
export interface TextShown {
  readonly value: Json | undefined
  /** Of a text that is written in each language by itself: the language whose text is shown, where any stands. */
  readonly from?: Language | undefined
  /** Whether it is such a text. */
  readonly varies: boolean
}

/**
 * What stands in a value that may be a text by language, in the language that is edited.
 * @param stored what is kept, a value, a text, a formula or texts by language
 */
export function textShown(stored: Json | undefined, { translated }: { readonly translated: boolean }, at: Languages): TextShown {
  if (!translated && !isByLanguage(stored)) return { value: stored, varies: false }
  const texts = textsByLanguage(stored, at)
  const from = languageInEffect(texts, at.language, at)
  return { value: from === undefined ? undefined : (texts[from] as Json), from, varies: true }
}

/**
 * What is kept of such a value when it is written in the language that is edited. An empty text beside that of the default language
 * is none.
 */
export function textWritten(
  stored: Json | undefined,
  { translated }: { readonly translated: boolean },
  next: Bindable | null,
  { language, defaultLanguage }: Languages,
): Json | null {
  const isText = next === null || isBinding(next) || typeof next === 'string'
  if (!(translated || isByLanguage(stored)) || !isText) return next as Json | null
  return withTextIn(stored, language, next === '' && language !== defaultLanguage ? null : next, { defaultLanguage })
}
