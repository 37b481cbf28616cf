import { useMemo } from 'react'
import type { TokenRecord } from '@heddle/document'
import { styleProperty, type TokenType } from '@heddle/style'
import { useRecords } from '@heddle/store/react'
import type { PickSection } from '../../controls/pick-list.tsx'
import { words } from '../words.ts'
import { useEditor } from '../../session/use-editor.ts'

/** The project's tokens of some types, type by type in the order of the design panel. */
export function useTokens(types: readonly TokenType[]): readonly TokenRecord[] {
  const { store } = useEditor()
  const records = useRecords(store, 'token')
  const key = types.join()
  return useMemo(() => {
    const order = key.split(',')
    return records
      .filter(({ type }) => order.includes(type))
      .toSorted(
        (a, b) =>
          order.indexOf(a.type) - order.indexOf(b.type) ||
          (a.index === b.index ? (a.id < b.id ? -1 : 1) : a.index < b.index ? -1 : 1),
      )
  }, [records, key])
}

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
