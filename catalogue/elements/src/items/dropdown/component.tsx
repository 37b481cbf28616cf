import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import {
  ControlContext,
  Slot,
  toText,
  useElementAction,
  useElementVariable,
  useNode,
  usePartId,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { isShown, placementStyle, toPlacement, useFloating } from '@heddle/kit/react/floating'
import { LocalSlot } from '@heddle/kit/react/local'
import type { dropdownDefinition } from './definition.ts'
import { LIMITS } from './limits.ts'
import { useTrigger } from './use-trigger.ts'

const USUAL = { side: 'bottom', alignment: 'start' } as const

export function Dropdown({ root, props }: ElementProps<typeof dropdownDefinition>): ReactNode {
  const { triggerType, matchTriggerWidth, animated, closeOnSelect } = props
  const disabled = Boolean(props.disabled)
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const trigger = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = usePartId('panel')
  const [isOpen, setOpen] = useElementVariable('isOpen', false)
  const isOnCanvas = isShown(root, 'open')
  const placement = { ...toPlacement(props, USUAL), matchesWidth: Boolean(matchTriggerWidth) }
  const floating = useFloating({
    root: box,
    anchor: trigger,
    panel,
    placement,
    onToggle(opened, reason) {
      if (!node.isLive) return
      setOpen(opened)
      node.emit('change', { isOpen: opened })
      node.emit(opened ? 'open' : 'close', opened ? undefined : { reason })
    },
  })
  const open = (): void => {
    if (!disabled) floating.open()
  }
  const close = (): void => floating.close('action')
  const toggle = (): void => (floating.isOpen() ? close() : open())
  useElementAction('open', open)
  useElementAction('close', close)
  useElementAction('toggle', toggle)
  useTrigger({ ...props, box, trigger, panel, panelId, isOpen, floating, disabled })
  useEffect(() => {
    if (isOnCanvas) floating.open()
    else if (!node.isLive || disabled) floating.close('action')
  }, [isOnCanvas, disabled, node, floating])

  // The browser opens it by itself: only there is nothing to add.
  const isNative = triggerType === 'click' && !disabled
  const control = useMemo(() => (isNative ? { popoverTarget: panelId } : undefined), [isNative, panelId])
  return (
    <div {...root} ref={ref} aria-disabled={disabled || undefined}>
      <div ref={trigger} className="heddle-dropdown-trigger">
        <ControlContext value={control}>
          <Slot name="triggerLayout" />
        </ControlContext>
      </div>
      <div
        ref={panel}
        id={panelId}
        className={animated ? 'heddle-dropdown-panel heddle-dropdown-animated' : 'heddle-dropdown-panel'}
        popover={isOnCanvas ? 'manual' : 'auto'}
        role={props.accessibleLabel ? 'group' : undefined}
        aria-label={toText(props.accessibleLabel) || undefined}
        style={{ ...placementStyle(placement), zIndex: zIndexOf(props.dropdownZIndex) }}
        onClick={({ target }) => {
          if (closeOnSelect && target instanceof Element && target.closest('a[href], button')) floating.close('select')
        }}
      >
        <ControlContext value={undefined}>
          <LocalSlot name="dropdownLayout" data={{ dropdown: { isOpen } }} methods={{ dropdown: { open, close, toggle } }} />
        </ControlContext>
      </div>
    </div>
  )
}

/** Nothing where it is nothing: the top layer has an order of its own. */
function zIndexOf(value: unknown): number | undefined {
  const { min, max } = LIMITS.zIndex
  return typeof value === 'number' && value > min ? Math.min(max, Math.floor(value)) : undefined
}
