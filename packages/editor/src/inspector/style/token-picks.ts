import type { TokenRecord } from '@heddle/document'
import { styleProperty, type TokenType } from '@heddle/style'
import type { PickSection } from '../../controls/pick-list.tsx'
import { words } from '../words.ts'

/** Token types that the rows of numbers and texts offer for a property, the closest first. */
export function tokenTypesOf(property: string): readonly TokenType[] {
  if (property.startsWith('border-') && property.endsWith('-radius')) return ['radius', 'spacing']
  if (property === 'box-shadow') return ['shadow']
  const { time, length } = styleProperty(property)?.syntax ?? {}
  return time ? ['duration'] : length ? ['spacing'] : []
}

/** Tokens as a part of a list to pick from. */
export function toPicks(tokens: readonly TokenRecord[]): PickSection | undefined {
  if (tokens.length === 0) return undefined
  return { title: words.tokens, items: tokens.map(({ id, name, value }) => ({ id, label: name, hint: value })) }
}
