import { useRef } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useCommittedText } from './use-committed-text.ts'
import { words } from './words.ts'
import styles from './field.module.css'

export interface TextAreaProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: string
  readonly onChange?: (text: string) => void
  /** Ctrl+Enter or leaving the field, when the text differs from `value`. */
  readonly onCommit?: (text: string) => void
  readonly placeholder?: string
  /** A sentence below the field, where no error stands. */
  readonly hint?: string
  readonly rows?: number
  readonly error?: string | undefined
  readonly isMono?: boolean
  readonly isDisabled?: boolean
  readonly autoFocus?: boolean
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onCommit,
  placeholder,
  hint,
  rows = 3,
  error,
  isMono = false,
  isDisabled = false,
  autoFocus = false,
}: TextAreaProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const draft = useCommittedText({ value, onChange, onCommit, error, isMultiline: true })
  const bringBack = () => {
    draft.bringBack()
    input.current?.focus()
  }
  return (
    <AriaTextField
      value={draft.text}
      onChange={draft.onChange}
      onBlur={draft.onBlur}
      onKeyDown={draft.onKeyDown}
      isInvalid={Boolean(draft.error)}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      className={styles.field ?? ''}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={styles.label ?? ''}>{label}</Label>}
      <AriaTextArea
        ref={input}
        rows={rows}
        className={classNames(styles.input, styles.area, isMono && styles.mono)}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      {draft.takenBack !== undefined && (
        <div role="status" className={styles.hint}>
          {words.takenBack}{' '}
          <Button tone="quiet" onPress={bringBack}>
            {words.bringBack}
          </Button>
        </div>
      )}
      {hint && !draft.error && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{draft.error ?? ''}</FieldError>
    </AriaTextField>
  )
}
