import { LIMITS } from './limits.ts'

/** Whether a sign may stand in a place of a mask. */
type Accepts = (sign: string) => boolean

/** A mask by its places: what may be typed there, or the sign that always stands there. */
export interface Mask {
  readonly places: readonly (Accepts | string)[]
  /** Only digits are typed. */
  readonly isNumeric: boolean
  /** The mask with a sign for each place, as people see it before they type. */
  readonly hint: string
}

const isDigit: Accepts = (sign) => sign >= '0' && sign <= '9' && sign.length === 1
const isLetter: Accepts = (sign) => /^\p{L}$/u.test(sign)
const USUAL: ReadonlyMap<string, Accepts> = new Map([
  ['0', isDigit],
  ['A', isLetter],
  ['*', (sign) => isDigit(sign) || isLetter(sign)],
])
const EMPTY = '_'

/**
 * A mask as a builder writes it: `0` is a digit, `A` a letter, `*` either, `\` makes the next sign stand for itself, all others
 * do anyway. Without a place to type into it is the usual one.
 * @param letters what other letters stand for: `H=0-9A-F; V=AEIOU`
 */
export function readMask(mask: unknown, letters?: unknown): Mask {
  const own = readLetters(letters)
  const places: (Accepts | string)[] = []
  let isPlain = false
  for (const sign of typeof mask === 'string' ? mask.slice(0, LIMITS.mask.most) : '') {
    if (sign === '\\' && !isPlain) isPlain = true
    else {
      places.push((isPlain ? undefined : (own.get(sign) ?? USUAL.get(sign))) ?? sign)
      isPlain = false
    }
  }
  const typed = places.filter((place) => typeof place !== 'string')
  if (typed.length === 0) return readMask(LIMITS.mask.default)
  return {
    places,
    isNumeric: typed.every((place) => place === isDigit),
    hint: places.map((place) => (typeof place === 'string' ? place : EMPTY)).join(''),
  }
}

function readLetters(letters: unknown): ReadonlyMap<string, Accepts> {
  const list = typeof letters === 'string' ? letters.slice(0, LIMITS.letters).split(';') : []
  const read = list.flatMap((entry) => {
    const [name = '', ...rest] = entry.trimStart().split('=')
    const signs = rest.join('=').trimEnd()
    return [...name.trim()].length === 1 && signs ? [[name.trim(), oneOf(signs)] as const] : []
  })
  return new Map(read)
}

/** Signs one by one, and ranges of them: `0-9A-F`. */
function oneOf(signs: string): Accepts {
  const list = [...signs]
  const ranges: (readonly [from: string, to: string])[] = []
  for (let at = 0; at < list.length; at += 1) {
    const from = list[at] ?? ''
    const to = list[at + 1] === '-' ? list[at + 2] : undefined
    ranges.push([from, to ?? from])
    if (to !== undefined) at += 2
  }
  return (sign) => ranges.some(([from, to]) => sign >= from && sign <= to && sign.length === from.length)
}

/**
 * What a text holds for a mask, without the signs that always stand there: what fits no place is left out. The beginning of a
 * text holds the beginning of what the whole holds.
 */
export function readRaw(text: string, { places }: Mask, capitals = false): string {
  let raw = ''
  let at = 0
  for (const typed of text) {
    if (at >= places.length) break
    const sign = capitals ? typed.toUpperCase() : typed
    let next = at
    while (typeof places[next] === 'string' && places[next] !== typed) next += 1
    const place = places[next]
    if (typeof place === 'string') at = next + 1
    else if (place?.(sign)) {
      raw += sign
      at = next + 1
    }
  }
  return raw
}

/** What is typed with the signs that always stand there, as far as it goes; those at the end once nothing is missing. */
export function writeMasked(raw: string, { places }: Mask): string {
  const signs = [...raw]
  if (signs.length === 0) return ''
  const end = endOf(signs.length, places)
  const count = places.slice(0, end).filter((place) => typeof place !== 'string').length
  const isWhole = count === signs.length && places.slice(end).every((place) => typeof place === 'string')
  let taken = 0
  return places
    .slice(0, isWhole ? places.length : end)
    .map((place) => (typeof place === 'string' ? place : signs[taken++]))
    .join('')
}

/** Where the caret stands behind so many typed signs of a text. */
export function caretBehind(raw: string, { places }: Mask, count: number): number {
  const signs = [...raw].slice(0, count)
  let taken = 0
  return places.slice(0, endOf(signs.length, places)).reduce((length, place) => {
    return length + (typeof place === 'string' ? place.length : (signs[taken++]?.length ?? 0))
  }, 0)
}

/** The place behind so many that are typed into. */
function endOf(count: number, places: Mask['places']): number {
  let left = count
  let at = 0
  while (left > 0 && at < places.length) {
    if (typeof places[at] !== 'string') left -= 1
    at += 1
  }
  return at
}

/** Whether nothing is missing. */
export function isWhole(raw: string, { places }: Mask): boolean {
  return [...raw].length === places.filter((place) => typeof place !== 'string').length
}
