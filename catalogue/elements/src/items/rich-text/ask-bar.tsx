import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ElementWords } from '../../lib/words/element-words.ts'

export interface AskBarProps {
  readonly what: 'link' | 'image'
  readonly words: ElementWords['richText']
  /** The address at the caret. */
  readonly address: string
  /** Gives back whether the address can be used. */
  readonly onApply: (address: string, description: string) => boolean
  readonly onRemove: () => void
  readonly onCancel: () => void
}

/** Asks for the address of a link or a picture. It is no form, as it may stand in one. */
export function AskBar({ what, words, address, onApply, onRemove, onCancel }: AskBarProps): ReactNode {
  const [typed, setTyped] = useState(address)
  const [description, setDescription] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const apply = (): void => {
    if (onApply(typed, description)) return
    setWrong(true)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape') onCancel()
    else if (key === 'Enter' && target instanceof HTMLInputElement) apply()
    else return
    // Neither a form nor a popup around it is meant.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="heddle-rich-ask" role="group" aria-label={words[what]} onKeyDown={onKeyDown}>
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a person asked for it
        autoFocus
        ref={field}
        type="text"
        inputMode="url"
        aria-label={words.address}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(false)
        }}
      />
      {what === 'image' && (
        <input
          type="text"
          aria-label={words.description}
          placeholder={words.description}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      )}
      <button type="button" onClick={apply}>
        {words.apply}
      </button>
      {what === 'link' && address !== '' && (
        <button type="button" onClick={onRemove}>
          {words.removeLink}
        </button>
      )}
      <button type="button" onClick={onCancel}>
        {words.cancel}
      </button>
      {isWrong && (
        <span role="alert" className="heddle-rich-wrong">
          {words.wrongAddress}
        </span>
      )}
    </div>
  )
}
