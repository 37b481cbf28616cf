import { Check } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import list from '../ui/list-box.module.css'
import styles from './choice.module.css'

export interface PickItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Shown dimmed at the end of the row. */
  readonly hint?: string
}

export interface PickSection {
  readonly title?: string
  readonly items: readonly PickItem[]
}

/** A list that opens beside a button; it is made when it opens, so that a panel of many rows stays light. */
export function PickList({
  anchor,
  label,
  sections,
  selected,
  picksAgain = false,
  onPick,
  onClose,
}: {
  readonly anchor: RefObject<Element | null>
  readonly label: string
  readonly sections: readonly PickSection[]
  readonly selected?: string | undefined
  /** Whether pressing the one that is selected picks it once more. */
  readonly picksAgain?: boolean
  readonly onPick: (id: string) => void
  readonly onClose: () => void
}) {
  const filled = sections.filter(({ items }) => items.length > 0)
  return (
    <AriaPopover
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
      className={list.popover ?? ''}
    >
      <ListBox
        aria-label={label}
        autoFocus="first"
        selectionMode="single"
        selectedKeys={selected === undefined ? [] : [keyOf(selected)]}
        onSelectionChange={(keys) => {
          onClose()
          // Nothing is left where the selected one was pressed.
          const [key] = keys === 'all' ? [] : keys
          const id = key === undefined ? (picksAgain ? selected : undefined) : idOf(String(key))
          if (id !== undefined) onPick(id)
        }}
        className={list.list ?? ''}
      >
        {filled.map((section, at) => (
          <ListBoxSection key={section.title ?? at} id={section.title ?? `section-${at}`} aria-label={section.title ?? label}>
            {section.title && <Header className={list.heading ?? ''}>{section.title}</Header>}
            {section.items.map((item) => (
              <ListBoxItem key={item.id} id={keyOf(item.id)} textValue={item.label} className={list.item ?? ''}>
                {item.icon}
                <span className={list.text}>{item.label}</span>
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
                <span className={list.mark}>{item.id === selected && <Check size={14} aria-hidden />}</span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </AriaPopover>
  )
}

// A row whose id is empty (nothing, for both) could not have the focus by that key.
const KEY = 'row-'
const keyOf = (id: string) => KEY + id
const idOf = (key: string) => key.slice(KEY.length)
