import type { FocusEvent, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import { useCommittedText } from './use-committed-text.ts'
import styles from './field.module.css'

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'value' | 'onChange' | 'aria-label'
> {
  readonly label: string
  /** The label is for screen readers only; a row's own label stands beside the field. */
  readonly isLabelHidden?: boolean
  readonly value: string
  /** Every keystroke. */
  readonly onChange?: (text: string) => void
  /** Enter or leaving the field, when the text differs from `value`; Escape gives the old text back. */
  readonly onCommit?: (text: string) => void
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly hint?: string
  readonly size?: 'normal' | 'large'
  readonly isMono?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A line of text. With `onCommit` it keeps what is being typed to itself until Enter or blur. */
export function TextField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onCommit,
  placeholder,
  error,
  hint,
  size = 'normal',
  isMono = false,
  inputRef,
  ...rest
}: TextFieldProps) {
  const draft = useCommittedText({ value, onChange, onCommit, error })
  return (
    <AriaTextField
      {...rest}
      value={draft.text}
      onChange={draft.onChange}
      onBlur={draft.onBlur}
      onKeyDown={draft.onKeyDown}
      isInvalid={Boolean(draft.error)}
      className={styles.field ?? ''}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={styles.label ?? ''}>{label}</Label>}
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        {...(rest.autoFocus ? { onFocus: selectAll } : {})}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={classNames(styles.input, size === 'large' && styles.large, isMono && styles.mono)}
      />
      {hint && !draft.error && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{draft.error ?? ''}</FieldError>
    </AriaTextField>
  )
}

/** A field that opens for typing offers its text to be typed over. */
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
}
