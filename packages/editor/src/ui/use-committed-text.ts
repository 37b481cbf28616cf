import { useRef, useState } from 'react'

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** `isComposing`: an input method has the key; it ends a word of it, not the text. */
  readonly nativeEvent: { readonly isComposing: boolean }
  readonly preventDefault: () => void
  readonly continuePropagation?: () => void
}

interface Options {
  readonly value: string
  readonly onChange: ((text: string) => void) | undefined
  readonly onCommit: ((text: string) => void) | undefined
  /** What is wrong with the last commit. */
  readonly error: string | undefined
  readonly isMultiline?: boolean
}

/**
 * What is typed stays here until Enter (Ctrl+Enter in several lines) or blur; Escape gives the value back. A text that was
 * refused stays with its error, to be mended.
 */
export function useCommittedText({ value, onChange, onCommit, error, isMultiline = false }: Options) {
  const [typed, setTyped] = useState<string>()
  const [committed, setCommitted] = useState<string>()
  const [takenBack, setTakenBack] = useState<string>()
  // A commit may blur the field at once, before the state arrives: the ref keeps it from committing twice.
  const latest = useRef<string>(undefined)
  const keep = (text: string | undefined) => {
    latest.current = text
    setTyped(text)
    setTakenBack(undefined)
  }
  const commit = () => {
    const text = latest.current
    if (text === undefined) return
    keep(undefined)
    setCommitted(text)
    // The value itself is committed too when it mends a refused text.
    if (text !== value || refused !== undefined) onCommit?.(text)
  }
  const refused = error ? committed : undefined
  return {
    text: onCommit ? (typed ?? refused ?? value) : value,
    error: onCommit && typed === undefined && refused === undefined ? undefined : error,
    onChange: (text: string) => {
      if (onCommit) keep(text)
      onChange?.(text)
    },
    /** What Escape took back, until something is typed or kept: several lines are much to lose. */
    takenBack: isMultiline ? takenBack : undefined,
    bringBack: () => keep(takenBack),
    onBlur: commit,
    onKeyDown: (event: KeyPress) => {
      if (event.nativeEvent.isComposing) return
      if (onCommit && event.key === 'Enter' && (!isMultiline || event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        commit()
      } else if (onCommit && event.key === 'Escape' && (typed ?? refused ?? value) !== value) {
        keep(undefined)
        setCommitted(undefined)
        setTakenBack(typed ?? refused)
      } else event.continuePropagation?.()
    },
  }
}
