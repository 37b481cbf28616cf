/** Bits of a whole number that a number holds exactly. */
const EXACT_BITS = 53
/** Languages in which no pair of the characters below is sorted as one letter. */
const PLAIN_LANGUAGES: ReadonlySet<string> = new Set(['en', 'ru', 'de', 'fr', 'it', 'es', 'pt', 'nl'])
/** What comes before letters, in the order of all these languages: no collator has to be made, which takes a slow phone long. */
const MARKS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789'
/** Small letters by their codes; that of a capital is less by as many in both. */
const LATIN = { first: 0x61, count: 26 }
const CYRILLIC = { first: 0x430, count: 32 }
const TO_SMALL = 0x20

/** More than there are marks and letters. */
const SYMBOLS = 256

const tables = new Map<string, Uint8Array | undefined>()

/** Texts as numbers, some characters at a time. */
export interface TextWeights {
  /**
   * The characters of each text that this look takes in: texts whose numbers differ, and did not at the looks before, are in the
   * order of the numbers, whatever follows, because letters count before accents and case.
   * @param positions the texts that are looked at
   */
  readonly weigh: (look: number, positions: Uint32Array) => Float64Array<ArrayBuffer>
  /** Looks that take in all texts to their ends. */
  readonly looks: number
}

/** `undefined` when a text or the language has letters for which numbers do not hold. */
export function weighTexts(texts: readonly string[], language: string): TextWeights | undefined {
  const table = tableOf(language)
  if (table === undefined) return undefined
  // Places of symbols among those that are used: the fewer there are, the more of them fit into one number.
  const places = new Uint8Array(SYMBOLS)
  let longest = 0
  for (const text of texts) {
    longest = Math.max(longest, text.length)
    for (let at = 0; at < text.length; at += 1) {
      const own = table[text.charCodeAt(at)]
      if (!own) return undefined
      places[own] = 1
    }
  }
  let base = 1
  for (let own = 0; own < SYMBOLS; own += 1) if (places[own]) places[own] = base++
  const dense = table.map((own) => places[own] ?? 0)
  const width = Math.floor(EXACT_BITS / Math.log2(base))
  return {
    looks: Math.ceil(longest / width),
    weigh(look, positions) {
      const weights = new Float64Array(positions.length)
      for (let at = 0; at < weights.length; at += 1) {
        const text = texts[positions[at] ?? 0] ?? ''
        let weight = 0
        for (let place = look * width; place < (look + 1) * width; place += 1) {
          weight = weight * base + (place < text.length ? (dense[text.charCodeAt(place)] ?? 0) : 0)
        }
        weights[at] = weight
      }
      return weights
    },
  }
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
  const table = new Uint8Array(CYRILLIC.first + CYRILLIC.count)
  let place = 0
  for (const mark of MARKS) table[mark.charCodeAt(0)] = place += 1
  for (const { first, count } of language === 'ru' ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]) {
    for (let code = first; code < first + count; code += 1) table[code] = table[code - TO_SMALL] = place += 1
  }
  return table
}
