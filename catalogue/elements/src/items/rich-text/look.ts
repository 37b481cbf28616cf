import type { CSSProperties } from 'react'
import { LIMITS } from './limits.ts'

/** What a declaration may hold: nothing that ends it, and no address. */
const PLAIN = /^[\w\s#%.,()'"/*+-]{1,200}$/

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

function declared(part: string, value: unknown): string | undefined {
  if (part === 'underline') return value === false ? 'none' : undefined
  if (typeof value === 'number' && Number.isFinite(value)) {
    if (part !== 'fontSize') return value > 0 ? String(value) : undefined
    return `${Math.min(Math.max(value, LIMITS.fontSize.min), LIMITS.fontSize.max)}px`
  }
  return typeof value === 'string' && PLAIN.test(value) && !value.toLowerCase().includes('url') ? value : undefined
}

/**
 * The looks that a builder gave to pieces of the text, as properties that the sheet reads (`--rich-h1-font-size`); what they left
 * as it is stands in the sheet.
 * @param tags names of the fields that hold looks
 */
export function lookOf(props: Readonly<Record<string, unknown>>, tags: readonly string[]): CSSProperties {
  const pairs = tags.flatMap((tag) =>
    Object.entries(Object(props[tag]) as object).flatMap(([part, given]) => {
      const value = /^[a-zA-Z]{1,30}$/.test(part) ? declared(part, given) : undefined
      return value === undefined ? [] : [[`--rich-${tag}-${kebab(part)}`, value] as const]
    }),
  )
  return Object.fromEntries(pairs) as CSSProperties
}
