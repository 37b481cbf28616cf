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

/** One row of a menu. `isChecked` shows a tick and keeps the column of ticks. */
export function MenuItem({
  label,
  icon: Icon,
  keys,
  tone = 'plain',
  isChecked,
  isDisabled = false,
  onPress,
}: {
  readonly label: string
  readonly icon?: LucideIcon
  readonly keys?: string
  readonly tone?: 'plain' | 'danger'
  readonly isChecked?: boolean
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
      {isChecked !== undefined && <span className={styles.mark}>{isChecked && <Check size={14} aria-hidden />}</span>}
      {Icon && <Icon size={14} strokeWidth={1.6} aria-hidden />}
      <span className={styles.text}>{label}</span>
      {keys && <Keys keys={keys} />}
    </AriaMenuItem>
  )
}

/** A line between groups of rows. */
export function MenuSeparator() {
  return <Separator className={styles.separator ?? ''} />
}

/** A group of rows under a small heading. */
export function MenuSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AriaMenuSection>
      <Header className={styles.heading ?? ''}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}
