import { useEffect, useRef } from 'react'
import { setToken, type TokenValues } from '@heddle/document/operations'
import type { TokenRecord } from '@heddle/document'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import { useEditor } from '../../session/use-editor.ts'
import { words } from './words.ts'

/** A token that is being edited: what its fields read and how they change it. */
export interface TokenEdit {
  readonly token: TokenRecord
  /** Changes the token, one step to undo. Returns what is wrong with the values, or empty text. */
  readonly set: (values: TokenValues) => string
  /** Changes the token while something is dragged; all of it until `showEnd` is one step. */
  readonly show: (values: TokenValues) => void
  readonly showEnd: () => void
}

export function useTokenEdit(token: TokenRecord): TokenEdit {
  const editor = useEditor()
  const gesture = useRef<Gesture | undefined>(undefined)
  const { id, name } = token
  const showEnd = () => {
    gesture.current?.finish()
    gesture.current = undefined
  }
  useEffect(() => () => gesture.current?.finish(), [])
  return {
    token,
    set: (values) => {
      const result = setToken(editor.view, { id, values })
      if (result.ok) editor.change(words.changes.set(name), result)
      return result.ok ? '' : (result.issues[0]?.message ?? '')
    },
    show: (values) => {
      gesture.current ??= createGesture(editor)
      gesture.current.show(words.changes.set(name), setToken(editor.view, { id, values }))
    },
    showEnd,
  }
}
