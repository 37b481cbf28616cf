import { LIMITS } from './limits.ts'

/** What stands before each cell of a code: nothing, or signs that set its parts apart. */
export type Format = readonly string[]

/** A format as the builder writes it: `x` is a cell, other signs stand between cells. Without a cell it is the usual one. */
export function readFormat(format: unknown): Format {
  const signs = typeof format === 'string' ? format.slice(0, LIMITS.format.most) : ''
  const before = signs.toLowerCase().split('x').slice(0, -1).slice(0, LIMITS.cells)
  return before.length > 0 ? before.map((between, at) => (at === 0 ? '' : between.trim())) : readFormat(LIMITS.format.default)
}

/** What a code is made of. */
export type Kind = 'digits' | 'letters' | 'alphanumeric'

const OTHER: Readonly<Record<Kind, RegExp>> = { digits: /[^0-9]/g, letters: /[^A-Za-z]/g, alphanumeric: /[^0-9A-Za-z]/g }
const SIGN: Readonly<Record<Kind, string>> = { digits: '[0-9]', letters: '[A-Za-z]', alphanumeric: '[0-9A-Za-z]' }

/** The signs of a text that belong to a code, whatever stands around them, as many as there are cells. */
export function readCode(text: string, kind: Kind, count: number, capitals = false): string {
  const code = text.normalize('NFKC').replaceAll(OTHER[kind], '').slice(0, count)
  return capitals ? code.toUpperCase() : code
}

/** What a complete code is, as an HTML `pattern`. */
export const codePattern = (kind: Kind, count: number): string => `${SIGN[kind]}{${count}}`

/** A code with what sets its parts apart. */
export function writeCode(code: string, format: Format): string {
  return [...code].map((sign, at) => (format[at] ?? '') + sign).join('')
}
