import { MESSAGES } from './messages.ts'
import { SIDES, type StyleSyntax } from './properties/property.ts'
import { styleProperty } from './properties/table.ts'
import { isHexColor, scanValue, wholeCall } from './scan-value.ts'
import {
  COLOR_FUNCTIONS,
  COLOR_NAMES,
  EASING_FUNCTIONS,
  GLOBAL_KEYWORDS,
  LENGTH_UNITS,
  MATH_FUNCTIONS,
  TIME_UNITS,
} from './vocabulary.ts'
import { isTokenReference } from './token-reference.ts'

const CUSTOM_PROPERTY = /^--[a-z][a-z0-9-]{0,62}$/
const NUMBER = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/i

const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  padding: SIDES.map((side) => `padding-${side}`),
  margin: SIDES.map((side) => `margin-${side}`),
  inset: SIDES,
  border: SIDES.flatMap((side) => [`border-${side}-width`, `border-${side}-style`, `border-${side}-color`]),
  background: ['background-color', 'background-image'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  outline: ['outline-width', 'outline-style', 'outline-color'],
}

/**
 * Whether a value may be set for a style property: CSS text, a number for unitless properties, or a reference to a
 * design token. Custom properties (`--icon-size`) take any safe value. Bindings are the caller's.
 * Returns what is wrong and how to mend it, or `undefined` for a good value. Never throws, whatever is handed in.
 */
export function checkStyleValue(property: string, value: unknown): string | undefined {
  const syntax = syntaxOf(property)
  if (!syntax) {
    const longhands = Object.hasOwn(SHORTHANDS, property) ? SHORTHANDS[property] : undefined
    return longhands ? MESSAGES.useLonghands(property, longhands) : MESSAGES.unknownProperty(property)
  }
  if (isTokenReference(value)) return undefined
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value))) return MESSAGES.mustBeValue
  const text = String(value).trim()
  const unsafe = scanValue(text, syntax)
  if (unsafe) return unsafe
  return checkSyntax(syntax, text)
}

/** Whether a name is a style property or a custom property. */
export function isStyleProperty(name: string): boolean {
  return syntaxOf(name) !== undefined
}

function syntaxOf(property: string): StyleSyntax | undefined {
  return styleProperty(property)?.syntax ?? (CUSTOM_PROPERTY.test(property) ? { free: true, quotes: true } : undefined)
}

function checkSyntax(syntax: StyleSyntax, text: string): string | undefined {
  const word = text.toLowerCase()
  if (syntax.keywords?.includes(word) || GLOBAL_KEYWORDS.has(word)) return undefined
  const call = wholeCall(text)
  if (call === 'var') return undefined
  if (syntax.color)
    return COLOR_NAMES.has(word) || isHexColor(text) || (call && COLOR_FUNCTIONS.has(call)) ? undefined : MESSAGES.mustBeColor
  if (syntax.easing) return call && EASING_FUNCTIONS.has(call) ? undefined : MESSAGES.mustBeEasing

  const number = NUMBER.exec(text)
  if (number && syntax.time) return checkTime(Number(number[1]), (number[2] ?? '').toLowerCase())
  if (number && (syntax.number || syntax.length) && !(syntax.free && number[2])) {
    return checkNumber(syntax, Number(number[1]), (number[2] ?? '').toLowerCase())
  }
  if (syntax.free) return undefined
  if (call && MATH_FUNCTIONS.has(call) && (syntax.length || syntax.number || syntax.time)) return undefined
  if (syntax.time) return MESSAGES.mustBeTime
  if (syntax.length) return MESSAGES.mustBeLength
  if (syntax.number) return MESSAGES.mustBeNumber
  return MESSAGES.mustBeOneOf(syntax.keywords ?? [])
}

function checkTime(amount: number, unit: string): string | undefined {
  if (!TIME_UNITS.has(unit)) return MESSAGES.mustBeTime
  return amount < 0 ? MESSAGES.negative : undefined
}

function checkNumber(syntax: StyleSyntax, amount: number, unit: string): string | undefined {
  const { number, length } = syntax
  if (unit === '' && number) {
    if ((number.min !== undefined && amount < number.min) || (number.max !== undefined && amount > number.max))
      return MESSAGES.outOfRange(number.min, number.max)
    return number.integer && !Number.isInteger(amount) ? MESSAGES.whole : undefined
  }
  if (!length) return MESSAGES.mustBeNumber
  if (unit === '' && amount !== 0) return MESSAGES.needsUnit
  if (unit !== '' && !LENGTH_UNITS.has(unit)) return MESSAGES.mustBeLength
  if (amount < 0 && !length.negative) return MESSAGES.negative
  return length.max !== undefined && unit === 'px' && amount > length.max ? MESSAGES.tooLarge(length.max) : undefined
}
