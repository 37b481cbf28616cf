import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { classNames } from './class-names.ts'
import { WithTooltip } from './tooltip.tsx'
import field from './field.module.css'
import styles from './segmented.module.css'

export interface Segment<T extends string = string> {
  readonly value: T
  readonly label: string
  readonly icon?: LucideIcon
  /** Icon only; the label becomes a tooltip. */
  readonly isIconOnly?: boolean
  readonly keys?: string
}

export interface SegmentedProps<T extends string> {
  readonly label: string
  readonly value: T | undefined
  readonly segments: readonly Segment<T>[]
  readonly onChange: (value: T) => void
  /** The one that is on was pressed; nothing happens without it. */
  readonly onPressAgain?: (value: T) => void
  readonly isWide?: boolean
  readonly isDisabled?: boolean
}

/** A few choices as a field of a form: below their label, as wide as the others. */
export function SegmentedField<T extends string>(props: Omit<SegmentedProps<T>, 'isWide'>) {
  return (
    <div className={field.field}>
      <span aria-hidden className={field.label}>
        {props.label}
      </span>
      <Segmented {...props} isWide />
    </div>
  )
}

/** A few choices side by side; exactly one is on, or none when `value` is absent (mixed). */
export function Segmented<T extends string>({
  label,
  value,
  segments,
  onChange,
  onPressAgain,
  isWide = false,
  isDisabled = false,
}: SegmentedProps<T>) {
  const pick = (keys: Set<unknown>) => {
    const segment = segments.find((segment) => keys.has(segment.value))
    if (!segment) return
    if (segment.value === value) onPressAgain?.(segment.value)
    else onChange(segment.value)
  }
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection={value !== undefined}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={pick}
      isDisabled={isDisabled}
      className={classNames(styles.group, isWide && styles.wide)}
    >
      {segments.map((segment) => (
        <SegmentButton key={segment.value} segment={segment} />
      ))}
    </ToggleButtonGroup>
  )
}

function SegmentButton({ segment: { value, label, icon: Icon, isIconOnly = false, keys } }: { readonly segment: Segment }) {
  const button = (
    <ToggleButton
      id={value}
      className={classNames(styles.segment, isIconOnly && styles.iconOnly)}
      {...(isIconOnly ? { 'aria-label': label } : {})}
    >
      {Icon && <Icon size={16} strokeWidth={1.6} aria-hidden />}
      {!isIconOnly && label}
    </ToggleButton>
  )
  if (!isIconOnly && keys === undefined) return button
  return (
    <WithTooltip text={label} {...(keys === undefined ? {} : { keys })}>
      {button}
    </WithTooltip>
  )
}
