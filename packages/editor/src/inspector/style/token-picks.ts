import { useMemo } from 'react'
import type { TokenRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import type { PickSection } from '../../controls/pick-list.tsx'
import { words } from '../words.ts'
import { useEditor } from '../../session/use-editor.ts'

/** The project's tokens of a type in the order of the design panel. */
export function useTokens(type: TokenRecord['type']): readonly TokenRecord[] {
  const { store } = useEditor()
  const records = useRecords(store, 'token')
  return useMemo(
    () =>
      records
        .filter((token) => token.type === type)
        .toSorted((a, b) => (a.index === b.index ? (a.id < b.id ? -1 : 1) : a.index < b.index ? -1 : 1)),
    [records, type],
  )
}

/** Tokens as a part of a list to pick from. */
export function toPicks(tokens: readonly TokenRecord[]): PickSection | undefined {
  if (tokens.length === 0) return undefined
  return { title: words.tokens, items: tokens.map(({ id, name, value }) => ({ id, label: name, hint: value })) }
}
