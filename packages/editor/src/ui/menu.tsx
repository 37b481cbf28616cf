import { Check } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import { Keys } from './keys.tsx'
import styles from './list-box.module.css'

/** A button (the first child) that opens a menu. */
export function Menu({
  trigger,
  label,
  children,
  placement = 'bottom start',
}: {
  readonly trigger: ReactNode
  readonly label: string
  readonly children: ReactNode
  readonly placement?: 'bottom start' | 'bottom end' | 'right top'
}) {
  return (
    <MenuTrigger>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={styles.popover ?? ''}>
        <MenuList label={label}>{children}</MenuList>
      </AriaPopover>
    </MenuTrigger>
  )
}

/** The list of a menu without its popover; a context menu shows it at a point. */
export function MenuList({
  label,
  children,
  onClose,
  autoFocus = false,
}: {
  readonly label: string
  readonly children: ReactNode
  readonly onClose?: () => void
  /** It takes the keys as soon as it stands; one that a trigger opens does so anyway. */
  readonly autoFocus?: boolean
}) {
  return (
    <AriaMenu
      aria-label={label}
      className={styles.list ?? ''}
      {...(autoFocus ? { autoFocus } : {})}
      {...(onClose ? { onClose } : {})}
    >
      {children}
    </AriaMenu>
  )
}

/** One row of a menu. Its keys describe it and are no part of its name. */
export function MenuItem({
  label,
  icon: Icon,
  keys,
  tone = 'plain',
  isDisabled = false,
  onPress,
}: {
  readonly label: string
  readonly icon?: LucideIcon
  readonly keys?: string
  readonly tone?: 'plain' | 'danger'
  readonly isDisabled?: boolean
  readonly onPress: () => void
}) {
  return (
    <AriaMenuItem
      onAction={onPress}
      isDisabled={isDisabled}
      textValue={label}
      className={classNames(styles.item, tone === 'danger' && styles.danger)}
    >
      {Icon && <Icon size={14} strokeWidth={1.6} aria-hidden />}
      <Text slot="label" className={styles.text ?? ''}>
        {label}
      </Text>
      {keys && <Keys keys={keys} />}
    </AriaMenuItem>
  )
}

/** Rows of which exactly one holds: it has a tick, and picking another one moves it. */
export function MenuChoice<T extends string>({
  label,
  value,
  options,
  onChange,
  hasHeading = true,
}: {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon: LucideIcon }[]
  readonly onChange: (value: T) => void
  /** Whether the label stands above them; it is heard in any case. */
  readonly hasHeading?: boolean
}) {
  const pick = (keys: 'all' | Iterable<unknown>) => {
    const [picked] = keys
    const option = options.find((option) => option.value === picked)
    if (option) onChange(option.value)
  }
  return (
    <AriaMenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={pick}
      {...(hasHeading ? {} : { 'aria-label': label })}
    >
      {hasHeading && <Header className={styles.heading ?? ''}>{label}</Header>}
      {options.map(({ value, label, icon: Icon }) => (
        <AriaMenuItem key={value} id={value} textValue={label} className={styles.item ?? ''}>
          {({ isSelected }) => (
            <>
              <span className={styles.mark}>{isSelected && <Check size={14} aria-hidden />}</span>
              <Icon size={14} strokeWidth={1.6} aria-hidden />
              <Text slot="label" className={styles.text ?? ''}>
                {label}
              </Text>
            </>
          )}
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  )
}

/** A line between groups of rows. */
export function MenuSeparator() {
  return <Separator className={styles.separator ?? ''} />
}
