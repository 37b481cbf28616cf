import { useEffect, useRef } from 'react'
import type { TokenRecord } from '@heddle/document'
import { setToken, type TokenValues } from '@heddle/document/operations'
import type { AnimationFrames } from '@heddle/style'
import { createGesture, type Gesture } from '../../../controls/gesture.ts'
import { useEditor } from '../../../session/use-editor.ts'
import type { FrameChanges } from './frames.ts'
import { words } from './words.ts'

/** The frames of an animation that is edited, and how they change. */
export interface Frames {
  readonly frames: AnimationFrames
  /** One step to undo. */
  readonly set: (changes: FrameChanges) => void
  /** While something is dragged: all of it until `showEnd` is one step. */
  readonly show: (changes: FrameChanges) => void
  readonly showEnd: () => void
}

export const NO_FRAMES: AnimationFrames = {}

export function useFrames({ id, name, frames = NO_FRAMES }: TokenRecord): Frames {
  const editor = useEditor()
  const gesture = useRef<Gesture | undefined>(undefined)
  useEffect(() => () => gesture.current?.finish(), [])
  const change = (values: TokenValues) => setToken(editor.view, { id, values })
  return {
    frames,
    set: (changes) => void editor.change(words.change(name), change({ frames: changes })),
    show: (changes) => {
      gesture.current ??= createGesture(editor)
      gesture.current.show(words.change(name), change({ frames: changes }))
    },
    showEnd: () => {
      gesture.current?.finish()
      gesture.current = undefined
    },
  }
}
