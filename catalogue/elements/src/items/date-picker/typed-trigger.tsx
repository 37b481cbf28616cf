import { useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react'
import type { FormatOptions } from './format.ts'
import { readTyped } from './parse.ts'
import type { Rules } from './rules.ts'

export interface Typing {
  /** What stands in the field: what is typed until it is left, else what is picked. */
  readonly text: string
  /** What is typed is no date. */
  readonly isUnread: boolean
  readonly type: (text: string) => void
  /** What is typed counts. */
  readonly settle: () => void
}

export interface TypingOptions {
  readonly rules: Rules
  readonly format: FormatOptions
  readonly committed: readonly number[]
  /** How what is picked is shown. */
  readonly preview: string
  readonly commit: (picks: readonly number[]) => void
  readonly onType: () => void
}

/** Lets a date be typed. A text that is none stays, to be mended, until somebody picks another date. */
export function useTypedDate({ rules, format, committed, preview, commit, onType }: TypingOptions): Typing {
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string }>()
  const key = committed.join()
  const text = typed?.of === key ? typed.text : undefined
  const read = (): readonly number[] | undefined =>
    text === undefined ? committed : readTyped(text, rules.selection === 'range', rules.selection === 'multi', format)
  return {
    text: text ?? preview,
    isUnread: read() === undefined,
    type(next) {
      onType()
      setTyped({ of: key, text: next })
    },
    settle() {
      const picks = read()
      if (text === undefined || picks === undefined) return
      setTyped(undefined)
      commit(rules.selection === 'single' ? picks : [...new Set(picks)].toSorted((a, b) => a - b))
    },
  }
}

export interface TypedTriggerProps {
  readonly typing: Typing
  /** What the field says of itself. */
  readonly own: HTMLAttributes<HTMLInputElement> & { readonly id?: string }
  readonly placeholder: string
  readonly isReadonly: boolean
  readonly isDisabled: boolean
  /** Name of the button that opens the calendar, and what it opens. */
  readonly openLabel: string
  readonly opener: { readonly popoverTarget: string } | undefined
  readonly onOpen: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/** A field to type a date into, and a button that opens the calendar. */
export function TypedTrigger({ typing, own, opener, ...props }: TypedTriggerProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') typing.settle()
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      typing.settle()
      props.onOpen()
    }
  }
  return (
    <>
      <input
        {...own}
        className="heddle-date-typed"
        type="text"
        autoComplete="off"
        readOnly={props.isReadonly}
        disabled={props.isDisabled}
        placeholder={props.placeholder}
        value={typing.text}
        onChange={({ currentTarget }) => typing.type(currentTarget.value)}
        onBlur={props.onBlur}
        onKeyDown={onKeyDown}
        suppressHydrationWarning
      />
      <button
        type="button"
        className="heddle-date-open"
        aria-label={props.openLabel}
        aria-haspopup="dialog"
        disabled={props.isDisabled}
        {...opener}
      />
    </>
  )
}
