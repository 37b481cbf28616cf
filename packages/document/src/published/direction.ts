/** Scripts that are written from right to left, by the name that a language tag gives them. */
const SCRIPT = /^(?:adlm|arab|hebr|mand|nkoo|rohg|samr|syrc|thaa)$/

/** Languages that are written in one of these where their tag names no script. */
const LANGUAGE = /^(?:arc?|arz|ckb|dv|fa|glk|he|iw|ji|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)$/

/** In which direction a language is written, by its tag: `ar`, `az-Arab` and `pa-Arab-PK` go from right to left, `ar-Latn` does not. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [first = '', ...others] = language.toLowerCase().split('-')
  const script = others.find((part) => /^[a-z]{4}$/.test(part))
  return (script === undefined ? LANGUAGE.test(first) : SCRIPT.test(script)) ? 'rtl' : 'ltr'
}
