import { useEffect } from 'react'
import { useNode } from '@heddle/kit/react'
import type { DropdownParts } from '../dropdown/dropdown.tsx'
import { createMenuKeys } from './menu-keys.ts'

const ITEM = 'a[href], button:not(:disabled)'
const CONTROL = 'a[href], button, [tabindex]'
const OPENS_MORE = '[aria-haspopup], [popovertarget]'

/** Links and buttons in an opened part, those of parts that open in it left out. */
function itemsIn(panel: HTMLElement): readonly HTMLElement[] {
  const items = [...panel.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.closest('[popover]') === panel)
  for (const item of items) {
    if (!item.role) item.role = 'menuitem'
    item.tabIndex = -1
  }
  return items
}

/**
 * Makes a menu of the links and buttons that a dropdown opens.
 * @param isHovered a mouse may open it, which leaves the focus where it is
 */
export function useMenu({ trigger, panel, floating }: DropdownParts, isHovered: boolean): void {
  const { isLive } = useNode()
  useEffect(() => {
    const [around, list] = [trigger.current, panel.current]
    if (!isLive || !around || !list) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const keys = createMenuKeys()
    let isFromEnd = false
    const wanted = (): HTMLElement | undefined => itemsIn(list).at(isFromEnd ? -1 : 0)
    ;(around.querySelector(CONTROL) ?? around).setAttribute('aria-haspopup', 'menu')
    const onTrigger = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey } = event
      if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey) return
      event.preventDefault()
      // In a menu this is an item, too.
      if (around.parentElement?.closest('[role=menu]')) return
      isFromEnd = key === 'ArrowUp'
      if (floating.isOpen()) wanted()?.focus()
      else floating.open()
    }
    const isEntered = (): boolean => list.contains(list.ownerDocument.activeElement)
    const mayEnter = (): boolean => !isHovered || around.contains(list.ownerDocument.activeElement)
    // The browser itself gives it the focus as it opens: keys that come before it tells of that would be lost.
    const onBefore = (event: Event): void => {
      const isOpening = (event as ToggleEvent).newState === 'open'
      if (event.target === list && isOpening && mayEnter()) wanted()?.setAttribute('autofocus', '')
    }
    const onToggle = (event: Event): void => {
      if (event.target !== list) return
      for (const item of itemsIn(list)) item.removeAttribute('autofocus')
      if ((event as ToggleEvent).newState === 'open' && !isEntered() && mayEnter()) wanted()?.focus()
      isFromEnd = false
    }
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || target.closest('[popover]') !== list) return
      const isRightToLeft = getComputedStyle(list).direction === 'rtl'
      if (key === 'Tab') return floating.close('focus')
      if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') && target.matches(OPENS_MORE)) target.click()
      else if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') && around.closest('[role=menu]')) floating.close('action')
      else {
        const items = itemsIn(list)
        const labels = items.map(({ textContent }) => textContent.trim().toLowerCase())
        const next = keys(event, labels, items.indexOf(target))
        if (next !== undefined) items[next]?.focus()
        else if (key === ' ' && target.matches('a')) target.click()
        else return
      }
      event.preventDefault()
    }
    around.addEventListener('keydown', onTrigger, { signal })
    list.addEventListener('beforetoggle', onBefore, { signal })
    list.addEventListener('toggle', onToggle, { signal })
    list.addEventListener('keydown', onKey, { signal })
    return () => stop.abort()
  }, [isLive, trigger, panel, floating, isHovered])
}
