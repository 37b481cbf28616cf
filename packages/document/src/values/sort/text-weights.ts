/** Characters of a text that fit into one number: seven bits each, of the 53 that a number holds exactly. */
const CHARACTERS = 7
const BITS = 128
/** Languages in which no pair of the characters below is sorted as one letter. */
const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['en', 'ru', 'de', 'fr', 'it', 'es', 'pt', 'nl'])
const SPACE = 0x20
const TILDE = 0x7e
const CYRILLIC = [0x410, 0x44f] as const

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
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const codes: number[] = []
  for (let code = SPACE; code <= TILDE; code += 1) codes.push(code)
  for (let code: number = CYRILLIC[0]; code <= CYRILLIC[1]; code += 1) codes.push(code)
  const sorted = codes.map((code) => String.fromCharCode(code)).sort(compare)
  const table = new Uint8Array(CYRILLIC[1] + 1)
  let weight = 0
  for (const [at, character] of sorted.entries()) {
    if (at === 0 || compare(sorted[at - 1] ?? '', character) !== 0) weight += 1
    table[character.charCodeAt(0)] = weight
  }
  return table
}
