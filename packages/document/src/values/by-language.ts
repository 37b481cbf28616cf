import type { Json } from '@heddle/store'
import { isBinding, type Bindable } from './bindable.ts'
import type { Language, VariantContext } from './variants.ts'

/**
 * A text that is written in each language by itself, where a value is one for all languages otherwise. One text that
 * stands there as it is, or a formula, is that of the default language.
 */
export interface TextByLanguage {
  readonly type: 't'
  readonly texts: Readonly<Record<Language, Bindable<string>>>
}

type Languages = Pick<VariantContext, 'defaultLanguage' | 'languages'>

/** Deepest nesting of values that texts are looked for in. */
const MAX_DEPTH = 40

/** Tells a text by language from every other value. */
export function isByLanguage(value: unknown): value is TextByLanguage {
  if (typeof value !== 'object' || value === null || (value as { readonly type?: unknown }).type !== 't') return false
  const { texts } = value as { readonly texts?: unknown }
  return typeof texts === 'object' && texts !== null && Object.values(texts).every(isText) && Object.keys(value).length === 2
}

/** A text by language, or one that may become one. */
export function isText(value: unknown): value is Bindable<string> {
  return typeof value === 'string' || isBinding(value)
}

/** What a value says in which languages; nothing where it is no text. */
export function textsByLanguage(
  value: unknown,
  { defaultLanguage }: Pick<Languages, 'defaultLanguage'>,
): TextByLanguage['texts'] {
  if (isByLanguage(value)) return value.texts
  return isText(value) ? { [defaultLanguage]: value } : {}
}

/** Language whose text is in effect: the one that is asked for, the default one, the first one that has it. */
export function languageInEffect(
  texts: TextByLanguage['texts'],
  language: Language,
  { defaultLanguage, languages }: Languages,
): Language | undefined {
  return [language, defaultLanguage, ...languages, ...Object.keys(texts)].find((one) => Object.hasOwn(texts, one))
}

/** The text as it is in a language. */
export function inLanguage({ texts }: TextByLanguage, language: Language, languages: Languages): Bindable<string> | undefined {
  const from = languageInEffect(texts, language, languages)
  return from === undefined ? undefined : texts[from]
}

/**
 * The value with another text in a language; `null`: none of its own there. A text that is left in the default language
 * alone stands as it is, and nothing at all is `null`.
 */
export function withTextIn(
  value: unknown,
  language: Language,
  text: Bindable<string> | null,
  { defaultLanguage }: Pick<Languages, 'defaultLanguage'>,
): Json | null {
  const { [language]: _, ...others } = textsByLanguage(value, { defaultLanguage })
  return plainly(text === null ? others : { ...others, [language]: text }, defaultLanguage)
}

function plainly(texts: TextByLanguage['texts'], defaultLanguage: Language): Json | null {
  const [first, ...others] = Object.keys(texts)
  if (first === undefined) return null
  // Interfaces are JSON too, but TypeScript does not see it.
  return (first === defaultLanguage && others.length === 0 ? texts[first] : { type: 't', texts }) as Json
}

/** Where texts by language stand in a value: the keys that lead to each. What has a key with a slash is not looked into. */
export function findByLanguage(value: unknown): readonly (readonly [path: readonly string[], text: TextByLanguage])[] {
  const found: (readonly [readonly string[], TextByLanguage])[] = []
  const visit = (part: unknown, path: readonly string[]) => {
    if (typeof part !== 'object' || part === null || path.length > MAX_DEPTH) return
    if (isByLanguage(part)) return void found.push([path, part])
    for (const [key, inner] of Object.entries(part)) if (!key.includes('/')) visit(inner, [...path, key])
  }
  visit(value, [])
  return found
}

/** What stands in a value at keys; `undefined` where they lead nowhere. */
export function readInside(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? part[key as keyof typeof part] : undefined,
    value,
  )
}

/** The value with another part at keys, which are made where nothing stands; `null` takes it away. */
export function writeInside(value: Json | null, [key, ...rest]: readonly string[], part: Json | null): Json | null {
  if (key === undefined) return part
  if (value === null) return writeInside({}, [key, ...rest], part)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    const at = Number(key)
    return String(at) === key && at in list ? list.with(at, writeInside(list[at] ?? null, rest, part) ?? '') : list
  }
  const { [key]: before = null, ...others } = value as Readonly<Record<string, Json>>
  const next = writeInside(before, rest, part)
  return next === null ? others : { ...value, [key]: next }
}
