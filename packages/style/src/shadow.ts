import { checkStyleValue } from './check-value.ts'
import { MESSAGES } from './messages.ts'
import { isHexColor, wholeCall } from './scan-value.ts'
import { splitValue } from './split-value.ts'
import { COLOR_FUNCTIONS, COLOR_NAMES, LENGTH_UNITS, MATH_FUNCTIONS } from './vocabulary.ts'

const AMOUNT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)([a-z]*)$/i

/** One shadow of a `box-shadow`, each part as CSS text. */
export interface Shadow {
  readonly x: string
  readonly y: string
  readonly blur: string
  readonly spread: string
  readonly color: string
  readonly isInset: boolean
}

/** The shadows of a `box-shadow`, the uppermost first; none for `none`. `undefined` for what is no list of shadows. */
export function readShadows(text: string): readonly Shadow[] | undefined {
  if (text.trim().toLowerCase() === 'none') return []
  const shadows: Shadow[] = []
  let words: string[] = []
  for (const word of [...splitValue(text, ','), ',']) {
    if (word !== ',') {
      words.push(word)
      continue
    }
    const shadow = readShadow(words)
    if (!shadow) return undefined
    shadows.push(shadow)
    words = []
  }
  return shadows
}

/** The shadows as a `box-shadow` that reads back as the same shadows. */
export function printShadows(shadows: readonly Shadow[]): string {
  const texts = shadows.map(({ x, y, blur, spread, color, isInset }) =>
    [isInset ? 'inset' : '', x, y, blur, spread, color].filter(Boolean).join(' '),
  )
  return texts.join(', ') || 'none'
}

function readShadow(words: readonly string[]): Shadow | undefined {
  const lengths = words.filter(isShadowLength)
  const colors = words.filter(isColor)
  const insets = words.filter((word) => word.toLowerCase() === 'inset')
  const [x, y, blur = '0', spread = '0'] = lengths
  const isWhole = lengths.length + colors.length + insets.length === words.length
  if (x === undefined || y === undefined || lengths.length > 4 || colors.length > 1 || insets.length > 1 || !isWhole)
    return undefined
  // Lengths stand side by side, and a blur is never less than none.
  const first = words.indexOf(x)
  if (words.slice(first, first + lengths.length).some((word) => !isShadowLength(word)) || blur.startsWith('-')) return undefined
  return { x, y, blur, spread, color: colors[0] ?? 'currentcolor', isInset: insets.length === 1 }
}

/** Whether a text may stand as an offset, a blur or a spread: a length, but no percentage. */
function isShadowLength(word: string): boolean {
  const unit = AMOUNT.exec(word)?.[1]?.toLowerCase()
  if (unit !== undefined) return unit === '' ? Number(word) === 0 : LENGTH_UNITS.has(unit)
  const call = wholeCall(word)
  return call !== undefined && call !== 'var' && MATH_FUNCTIONS.has(call)
}

function isColor(word: string): boolean {
  const call = wholeCall(word)
  return COLOR_NAMES.has(word.toLowerCase()) || isHexColor(word) || (call !== undefined && COLOR_FUNCTIONS.has(call))
}

/** What is wrong with a part of a shadow, or `undefined`. */
export function checkShadowPart(part: Exclude<keyof Shadow, 'isInset'>, text: string): string | undefined {
  if (part === 'color') return checkStyleValue('color', text)
  const wrong = checkStyleValue(part === 'blur' ? 'padding-top' : 'margin-top', text)
  return wrong ?? (isShadowLength(text.trim()) ? undefined : MESSAGES.mustBeFixedLength)
}
