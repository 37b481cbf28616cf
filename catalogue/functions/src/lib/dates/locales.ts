import type { FunctionHost } from '@heddle/kit'
import { english as en } from './english.ts'

export type Locale = typeof en

/** What has been loaded of the languages dates are written in, and of their regions. Any other is written in English. */
const locales = new Map<string, Locale>([[en.name, en]])

/** Languages and regions come in files of their own: a page loads those that its dates may be written in. */
export function addLocales(added: readonly Locale[]): void {
  for (const locale of added) locales.set(locale.name, locale)
}

/** Regions that write as another one does. English is written the British way wherever it is not listed (`languages/en.ts`). */
const SAME: Readonly<Record<string, string>> = { 'zh-mo': 'zh-hk', 'zh-hant': 'zh-tw', 'es-pa': 'es-pr' }

/**
 * A function's locale argument (`ru`, `pt-BR`), or else the language of the page; a region without patterns of its own is
 * written as its language, and English stands for a language that is not known.
 */
export function chooseLocale(host: FunctionHost, argument: unknown): Locale {
  const wanted = typeof argument === 'string' && argument !== '' ? argument : host.language()
  return locales.get(wanted) ?? localeOf(wanted)
}

/** A tag is a language, perhaps a script, perhaps a region: `zh-Hant-TW`. */
function localeOf(tag: string): Locale {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/, 3)
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part))
  for (const part of [region, ...rest]) {
    const name = `${language}-${part}`
    const found = locales.get(SAME[name] ?? name)
    if (found) return found
  }
  if (language === 'en' && region !== undefined) return locales.get('en-gb') ?? en
  return locales.get(language) ?? en
}
