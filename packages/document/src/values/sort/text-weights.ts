/** Characters of a text that fit into one number: seven bits each, of the 53 that a number holds exactly. */
const CHARACTERS = 7
const BITS = 128
/** Languages in which no pair of the characters below is sorted as one letter. */
const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['en', 'ru', 'de', 'fr', 'it', 'es', 'pt', 'nl'])
/** What comes before letters, in the order of all these languages: no collator has to be made, which takes a slow phone long. */
const MARKS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789'
const [A, Z, SMALL_A] = [0x41, 0x5a, 0x61]
const [CYRILLIC_A, CYRILLIC_YA, CYRILLIC_SMALL_A] = [0x410, 0x42f, 0x430]

const tables = new Map<string, Uint8Array | undefined>()

/**
 * The beginning of each text, behind what all of them begin with, as a number: texts whose numbers differ are in the order
 * of the numbers, whatever follows, because letters count before accents and case. `undefined` when a text or the language
 * has letters for which that does not hold.
 */
export function weighTexts(texts: readonly string[], language: string): Float64Array<ArrayBuffer> | undefined {
  const table = tableOf(language)
  if (table === undefined) return undefined
  const start = commonStart(texts)
  const weights = new Float64Array(texts.length)
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? ''
    let weight = 0
    for (let place = 0; place < start + CHARACTERS || place < text.length; place += 1) {
      const own = place < text.length ? (table[text.charCodeAt(place)] ?? 0) : 0
      if (own === 0 && place < text.length) return undefined
      if (place >= start && place < start + CHARACTERS) weight = weight * BITS + own
    }
    weights[at] = weight
  }
  return weights
}

function commonStart(texts: readonly string[]): number {
  const first = texts[0] ?? ''
  let length = first.length
  for (const text of texts) {
    let same = 0
    while (same < length && text.charCodeAt(same) === first.charCodeAt(same)) same += 1
    length = same
    if (length === 0) break
  }
  return length
}

/** By code of a character: its place among all, the same for letters that differ by case or accent only; 0 for none. */
function tableOf(language: string): Uint8Array | undefined {
  const name = language.toLowerCase().split('-')[0] ?? ''
  if (!PLAIN_LANGUAGES.has(name)) return undefined
  let table = tables.get(name)
  if (table === undefined) {
    table = makeTable(name)
    tables.set(name, table)
  }
  return table
}

function makeTable(language: string): Uint8Array {
  const latin = lettersFrom(A, Z, SMALL_A - A)
  const cyrillic = lettersFrom(CYRILLIC_A, CYRILLIC_YA, CYRILLIC_SMALL_A - CYRILLIC_A)
  const letters = language === 'ru' ? [...cyrillic, ...latin] : [...latin, ...cyrillic]
  const table = new Uint8Array(CYRILLIC_SMALL_A + (CYRILLIC_YA - CYRILLIC_A) + 1)
  const groups = [...Array.from(MARKS, (mark) => [mark.charCodeAt(0)]), ...letters]
  for (const [at, codes] of groups.entries()) for (const code of codes) table[code] = at + 1
  return table
}

/** Codes of each letter, capital and small. */
function lettersFrom(first: number, last: number, toSmall: number): readonly (readonly number[])[] {
  return Array.from({ length: last - first + 1 }, (_, at) => [first + at, first + at + toSmall])
}
