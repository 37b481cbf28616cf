import { useEffect, useRef, type ReactNode, type ToggleEvent } from 'react'
import { Slot, toText, useElementAction, useElementVariable, useNode, usePartId, type ElementProps } from '@heddle/kit/react'
import { isShown } from '@heddle/kit/react/floating'
import type { navigationBarDefinition } from './definition.ts'

const SIZES: ReadonlySet<unknown> = new Set(['mobile', 'always', 'never'])

/** The links are a popover of the browser, which the style sheet lays into the bar where there is room. */
export function NavigationBar({ root, props }: ElementProps<typeof navigationBarDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const id = usePartId('links')
  const links = useRef<HTMLDivElement>(null)
  const [, setOpen] = useElementVariable('isOpen', false)
  const isOnCanvas = isShown(root, 'open')
  const show = (isOpen: boolean): void => {
    links.current?.togglePopover(isOpen)
  }
  useElementAction('open', () => show(true))
  useElementAction('close', () => show(false))
  // A link within the page leaves what is open where it is.
  useEffect(() => {
    const list = links.current
    if (!node.isLive || !list) return undefined
    const close = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href]') && list.matches(':popover-open')) list.hidePopover()
    }
    list.addEventListener('click', close)
    return () => list.removeEventListener('click', close)
  }, [node])

  return (
    <nav
      {...rest}
      aria-label={toText(props.accessibleLabel) || label || undefined}
      data-navigation-bar={SIZES.has(props.collapse) ? props.collapse : 'tablet'}
      data-state={props.isSticky ? 'sticky' : undefined}
    >
      <Slot name="brand" />
      <button type="button" className="heddle-nav-button" popoverTarget={id} aria-label={toText(props.openLabel) || 'Menu'} />
      <div
        ref={links}
        id={id}
        className={`heddle-nav-links${isOnCanvas ? ' heddle-nav-shown' : ''}`}
        popover="auto"
        onToggle={({ target, currentTarget, newState }: ToggleEvent) => {
          if (target !== currentTarget || !node.isLive) return
          setOpen(newState === 'open')
          node.emit('change', { isOpen: newState === 'open' })
        }}
      >
        <button
          type="button"
          className="heddle-nav-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={toText(props.closeLabel) || '×'}
        />
        <Slot name="links" />
      </div>
    </nav>
  )
}
