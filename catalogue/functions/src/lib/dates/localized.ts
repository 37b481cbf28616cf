import type { Locale } from './locales.ts'

type Lengths = 'LT' | 'LTS' | 'L' | 'LL' | 'LLL' | 'LLLL'

const ENGLISH: Readonly<Record<Lengths, string>> = {
  LT: 'h:mm A',
  LTS: 'h:mm:ss A',
  L: 'MM/DD/YYYY',
  LL: 'MMMM D, YYYY',
  LLL: 'MMMM D, YYYY h:mm A',
  LLLL: 'dddd, MMMM D, YYYY h:mm A',
}

/** Puts a language's own patterns for `L`, `LL`, `LT` and the rest in place; `l` to `llll` are the short forms. */
export function expandLocalized(pattern: string, locale: Locale): string {
  const formats: Readonly<Record<string, string | undefined>> = locale.formats ?? {}
  return pattern.replace(/(\[[^[\]]+])|(LTS?|l{1,4}|L{1,4})/g, (token, quoted?: string) => {
    if (quoted !== undefined) return quoted
    const long = token.toUpperCase() as Lengths
    return formats[token] ?? (token === long ? ENGLISH[long] : shorten(formats[long] ?? ENGLISH[long]))
  })
}

/** `dddd, D MMMM` becomes `ddd, D MMM`. */
function shorten(pattern: string): string {
  // Bounded: formats of a locale, which Heddle brings.
  return pattern.replace(/(\[[^\]]+])|(MMMM|MM|DD|dddd)/g, (token, quoted?: string) => quoted ?? token.slice(1))
}
