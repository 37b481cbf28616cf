import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classNames } from './class-names.ts'
import list from './list-box.module.css'
import field from './field.module.css'
import styles from './select.module.css'

export interface SelectOption<T extends string = string> {
  readonly value: T
  readonly label: string
  readonly icon?: ReactNode
}

export interface SelectProps<T extends string> {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: T | undefined
  readonly options: readonly SelectOption<T>[]
  readonly onChange: (value: T) => void
  readonly placeholder?: string
  readonly isDisabled?: boolean
  readonly size?: 'normal' | 'large'
}

/** One of a list, picked from a popup. */
export function Select<T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
  placeholder,
  isDisabled = false,
  size = 'normal',
}: SelectProps<T>) {
  const pick = (key: unknown) => {
    const option = options.find((option) => option.value === key)
    if (option) onChange(option.value)
  }
  return (
    <AriaSelect
      value={value ?? null}
      onChange={pick}
      isDisabled={isDisabled}
      className={field.field ?? ''}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={field.label ?? ''}>{label}</Label>}
      <AriaButton className={classNames(styles.button, size === 'large' && styles.large)}>
        <SelectValue className={styles.value ?? ''} />
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden className={styles.arrow} />
      </AriaButton>
      <AriaPopover className={list.popover ?? ''} offset={4}>
        <ListBox items={options} className={list.list ?? ''}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={list.item ?? ''}>
              {({ isSelected }) => (
                <>
                  {option.icon}
                  <span className={list.text}>{option.label}</span>
                  <span className={list.mark}>{isSelected && <Check size={14} aria-hidden />}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </AriaPopover>
    </AriaSelect>
  )
}
