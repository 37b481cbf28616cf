import { useEffect, useRef, useState, type RefObject } from 'react'

/** What browsers lend an element that is no field, so that input methods write to it. */
interface EditContext extends EventTarget {
  readonly text: string
  updateText: (from: number, to: number, text: string) => void
  updateControlBounds: (box: DOMRect) => void
  updateSelectionBounds: (box: DOMRect) => void
}

interface Place {
  readonly grid: RefObject<HTMLElement | null>
  /** Whether a text may begin in the active cell now. */
  readonly isReady: boolean
  /** The active cell: candidates of the input method stand at it. */
  readonly cell: () => Element | null
  /** A text was composed, or came at once without keys. */
  readonly onText: (text: string) => void
}

/**
 * Lets an input method begin in a cell that is not open: keys alone do not say what it writes, and opening the cell with the first
 * key would lose that. Where the browser cannot lend the grid a text, Enter and F2 open the cell first.
 * @returns what is being composed, to be shown in the cell
 */
export function useComposing({ grid, isReady, cell, onText }: Place): string | undefined {
  const [composed, setComposed] = useState<string>()
  const latest = useRef({ cell, onText })
  useEffect(() => {
    latest.current = { cell, onText }
  })
  useEffect(() => {
    const element = grid.current
    const Context: (new () => EditContext) | undefined = Reflect.get(window, 'EditContext')
    if (!element || !isReady || Context === undefined) return undefined
    const context = new Context()
    let isComposing = false
    const take = (): string => {
      const { text } = context
      context.updateText(0, text.length, '')
      return text
    }
    const stand = (): void => {
      const box = latest.current.cell()?.getBoundingClientRect()
      if (!box) return
      context.updateControlBounds(box)
      context.updateSelectionBounds(box)
    }
    const begin = (): void => {
      isComposing = true
      stand()
      setComposed('')
    }
    const update = (): void => {
      if (isComposing) return setComposed(context.text)
      const text = take()
      if (text !== '') latest.current.onText(text)
    }
    const end = (): void => {
      isComposing = false
      setComposed(undefined)
      const text = take()
      if (text !== '') latest.current.onText(text)
    }
    context.addEventListener('compositionstart', begin)
    context.addEventListener('textupdate', update)
    context.addEventListener('compositionend', end)
    context.addEventListener('characterboundsupdate', stand)
    Reflect.set(element, 'editContext', context)
    return () => {
      Reflect.set(element, 'editContext', null)
      setComposed(undefined)
    }
  }, [grid, isReady])
  return composed
}
