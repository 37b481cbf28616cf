import type { FunctionHost } from '@heddle/kit'
import de from 'dayjs/locale/de.js'
import deAt from 'dayjs/locale/de-at.js'
import deCh from 'dayjs/locale/de-ch.js'
import en from 'dayjs/locale/en.js'
import es from 'dayjs/locale/es.js'
import fr from 'dayjs/locale/fr.js'
import it from 'dayjs/locale/it.js'
import itCh from 'dayjs/locale/it-ch.js'
import ja from 'dayjs/locale/ja.js'
import nl from 'dayjs/locale/nl.js'
import nlBe from 'dayjs/locale/nl-be.js'
import pl from 'dayjs/locale/pl.js'
import pt from 'dayjs/locale/pt.js'
import ptBr from 'dayjs/locale/pt-br.js'
import ru from 'dayjs/locale/ru.js'
import tr from 'dayjs/locale/tr.js'
import uk from 'dayjs/locale/uk.js'
import zh from 'dayjs/locale/zh.js'
import zhHk from 'dayjs/locale/zh-hk.js'
import zhTw from 'dayjs/locale/zh-tw.js'
import { regionsOf } from './regions.ts'

export type Locale = typeof en

/** The languages dates are written in, with the regions that have words of their own. Any other is written in English. */
const OWN_WORDS = [en, de, es, fr, it, ja, nl, pl, pt, ru, tr, uk, zh, deAt, deCh, itCh, nlBe, ptBr, zhHk, zhTw]

const LOCALES: ReadonlyMap<string, Locale> = new Map(
  [...OWN_WORDS, ...regionsOf({ en, es, fr })].map((locale) => [locale.name, locale]),
)

/** Regions that write as another one does. English is written the British way wherever it is not listed (`regions.ts`). */
const SAME: Readonly<Record<string, string>> = { 'zh-mo': 'zh-hk', 'zh-hant': 'zh-tw', 'es-pa': 'es-pr' }

/**
 * A function's locale argument (`ru`, `pt-BR`), or else the language of the page; a region without patterns of its own is
 * written as its language, and English stands for a language that is not known.
 */
export function chooseLocale(host: FunctionHost, argument: unknown): Locale {
  const wanted = typeof argument === 'string' && argument !== '' ? argument : host.language()
  return LOCALES.get(wanted) ?? localeOf(wanted)
}

/** A tag is a language, perhaps a script, perhaps a region: `zh-Hant-TW`. */
function localeOf(tag: string): Locale {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/, 3)
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part))
  for (const part of [region, ...rest]) {
    const name = `${language}-${part}`
    const found = LOCALES.get(SAME[name] ?? name)
    if (found) return found
  }
  if (language === 'en' && region !== undefined) return LOCALES.get('en-gb') ?? en
  return LOCALES.get(language) ?? en
}
