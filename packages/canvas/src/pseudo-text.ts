/** Letters with marks, so that every one is still read as itself. */
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const MARKED = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž']

/** How much longer texts of other languages are, by how long they are here: short ones grow most. */
const GROWTH: readonly (readonly [upTo: number, times: number])[] = [
  [10, 1],
  [20, 0.7],
  [50, 0.5],
  [Infinity, 0.35],
]

/** Tags, entities, places that a text leaves open, and addresses: what stands for something else than a word. */
const NO_WORDS = /<[^<>]*>|&[#\w]{1,32};|\{[^{}]*\}|[a-z]{1,10}:\/\/\S+/gi
const LETTERS = /\p{L}/gu

/**
 * The text as in a language that nobody speaks: letters with marks, longer by what other languages need, between brackets.
 * What stays plain on a page is not translated; what is cut off or breaks has no room. Tags, entities and `{places}` stay.
 */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(NO_WORDS, '').match(LETTERS)?.length ?? 0
  if (letters === 0) return text
  let marked = ''
  let at = 0
  for (const found of text.matchAll(NO_WORDS)) {
    marked += mark(text.slice(at, found.index)) + found[0]
    at = found.index + found[0].length
  }
  marked += mark(text.slice(at))
  const times = GROWTH.find(([upTo]) => letters <= upTo)?.[1] ?? 0
  return `[${marked}${filling(Math.ceil(letters * times))}]`
}

const mark = (text: string): string => text.replaceAll(/[A-Za-z]/g, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter)

/** Words that break as words do. */
function filling(length: number): string {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += ` ${'ëöüåîñšž'.slice(0, 3 + (at % 5))}`
  return text
}
