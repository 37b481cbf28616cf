import type { FunctionHost } from '@heddle/kit'
import de from 'dayjs/locale/de.js'
import en from 'dayjs/locale/en.js'
import es from 'dayjs/locale/es.js'
import fr from 'dayjs/locale/fr.js'
import it from 'dayjs/locale/it.js'
import ja from 'dayjs/locale/ja.js'
import nl from 'dayjs/locale/nl.js'
import pl from 'dayjs/locale/pl.js'
import pt from 'dayjs/locale/pt.js'
import ru from 'dayjs/locale/ru.js'
import tr from 'dayjs/locale/tr.js'
import uk from 'dayjs/locale/uk.js'
import zh from 'dayjs/locale/zh.js'

export type Locale = typeof en

/** The languages dates are written in; about 0.5 KB each when sent compressed. Any other is written in English. */
const LOCALES: ReadonlyMap<string, Locale> = new Map(
  [en, de, es, fr, it, ja, nl, pl, pt, ru, tr, uk, zh].map((locale) => [locale.name, locale]),
)

/** A function's locale argument (`ru`, `pt-BR`), or else the language of the page; English for one that is not known. */
export function chooseLocale(host: FunctionHost, argument: unknown): Locale {
  const wanted = typeof argument === 'string' && argument !== '' ? argument : host.language()
  return LOCALES.get(wanted) ?? LOCALES.get(primaryLanguage(wanted)) ?? en
}

function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/, 1)[0] ?? ''
}
