import { useMemo } from 'react'
import type { TokenRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { isTokenReference, type TokenType } from '@heddle/style'
import { useEditor, useValue } from './use-editor.ts'
import { words } from './words.ts'

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

const COLORS = ['color'] as const

/** What a field of colours offers of the project, in the theme that is looked at; of a value that is a token its name and colour. */
export function useColorTokens(value: unknown) {
  const { session, view } = useEditor()
  const tokens = useTokens(COLORS)
  const isDark = useValue(session.theme) === 'dark'
  // A page without dark colours stays light.
  const theme: 'light' | 'dark' = isDark && view.of('token').some(({ darkValue }) => darkValue !== undefined) ? 'dark' : 'light'
  const chosen = isTokenReference(value) ? value.id : undefined
  const offered = tokens.map(({ id, name, value, darkValue }) => ({
    id,
    name,
    value: isDark ? (darkValue ?? value) : value,
    isChosen: id === chosen,
  }))
  const token = offered.find(({ isChosen }) => isChosen) ?? { name: words.unknownToken, value: 'transparent' }
  return { theme, tokens: offered, token: chosen === undefined ? undefined : token }
}
