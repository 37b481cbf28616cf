import { checkStyleValue } from './check-value.ts'
import { MESSAGES } from './messages.ts'
import { splitValue } from './split-value.ts'
import { GLOBAL_KEYWORDS } from './vocabulary.ts'

const SIZE =
  /^(?:[\d.]+(?:[a-z]+|%)|(?:clamp|calc|min|max)\(.*\)|(?:xx?-)?(?:small|large)|xxx-large|medium|smaller|larger|math)$/i
const WEIGHT = /^(?:\d{1,4}|bold|bolder|lighter|var\(.*\))$/i
const SLANT = /^(?:italic|oblique)$/i

/** The parts of a `font` shorthand, each as CSS text. */
export interface Font {
  readonly style: string
  readonly weight: string
  readonly size: string
  readonly lineHeight: string
  readonly family: string
  /** What else stands before the size, such as `small-caps`. */
  readonly others: readonly string[]
}

const PROPERTIES = {
  style: 'font-style',
  weight: 'font-weight',
  size: 'font-size',
  lineHeight: 'line-height',
  family: 'font-family',
} as const

/** What is wrong with a part of a `font` shorthand, or `undefined`. Words such as `inherit` stand for the whole only. */
export function checkFontPart(part: keyof typeof PROPERTIES, text: string): string | undefined {
  const wrong = checkStyleValue(PROPERTIES[part], text)
  if (wrong !== undefined) return wrong
  return GLOBAL_KEYWORDS.has(text.trim().toLowerCase()) ? MESSAGES.onlyWhole(text.trim()) : undefined
}

/** A `font` shorthand in its parts; what it does not say is `normal`. `undefined` when it cannot be told (`inherit`, `var(--x)`). */
export function readFont(shorthand: string): Font | undefined {
  const words = splitValue(shorthand, '/')
  const definite = words.findIndex((word) => SIZE.test(word))
  // A variable is the size when nothing else is.
  const at = definite === -1 ? words.findIndex((word) => word.startsWith('var(')) : definite
  const size = words[at]
  if (size === undefined) return undefined
  const hasLine = words[at + 1] === '/'
  const family = words.slice(at + (hasLine ? 3 : 1)).join(' ')
  if (family === '' || family.startsWith('/')) return undefined
  const before = words.slice(0, at)
  const weight = before.find((word) => WEIGHT.test(word))
  const style = before.find((word) => SLANT.test(word))
  return {
    style: style ?? 'normal',
    weight: weight ?? 'normal',
    size,
    lineHeight: (hasLine ? words[at + 2] : undefined) ?? 'normal',
    family,
    others: before.filter((word) => word !== weight && word !== style && word !== 'normal'),
  }
}

/** The parts as a `font` shorthand that reads back as the same parts. */
export function printFont({ style, weight, size, lineHeight, family, others }: Font): string {
  const before = [style, ...others].filter((word) => word !== 'normal')
  return [...before, weight, `${size}/${lineHeight}`, family].join(' ')
}
