import type { HTMLAttributes, Ref } from 'react'
import styles from './grid.module.css'

interface TypistProps extends Pick<HTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onCopy' | 'onCut' | 'onPaste'> {
  readonly inputRef: Ref<HTMLInputElement>
  readonly label: string
  /** Id of the grid. */
  readonly grid: string
  /** Id of the active cell. */
  readonly cell: string | undefined
  /** What was composed, or came without a key. */
  readonly onText: (text: string) => void
}

/**
 * Holds the focus for a grid that is typed into: an empty line, as input methods and screen keyboards begin only where a text can
 * stand. What is composed is seen over the active cell, and given on when it is done. The grid is its list, as of a combobox, so
 * that the active cell is read out.
 */
export function Typist({ inputRef, label, grid, cell, onText, ...keys }: TypistProps) {
  const give = (input: HTMLInputElement) => {
    const text = input.value
    input.value = ''
    if (text !== '') onText(text)
  }
  return (
    <input
      ref={inputRef}
      type="text"
      role="combobox"
      aria-label={label}
      aria-haspopup="grid"
      aria-expanded
      aria-controls={grid}
      aria-autocomplete="none"
      aria-activedescendant={cell}
      autoComplete="off"
      spellCheck={false}
      // Shortcuts of the editor work here: no text of its own is undone or selected.
      data-holds-nothing
      className={styles.typist}
      {...keys}
      onCompositionStart={({ currentTarget: input }) => {
        const box = document.getElementById(cell ?? '')?.getBoundingClientRect()
        if (box) Object.assign(input.style, place(box))
        input.dataset['composing'] = ''
      }}
      onCompositionEnd={({ currentTarget: input }) => {
        delete input.dataset['composing']
        give(input)
      }}
      onInput={({ currentTarget: input, nativeEvent }) => {
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) give(input)
      }}
    />
  )
}

const place = ({ left, top, width, height }: DOMRect) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
})
