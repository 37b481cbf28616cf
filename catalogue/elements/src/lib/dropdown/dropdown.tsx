import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import {
  ControlContext,
  Slot,
  toText,
  useElementAction,
  useElementVariable,
  useNode,
  usePartId,
  useRoot,
  type RootAttributes,
} from '@heddle/kit/react'
import {
  isShown,
  placementStyle,
  toPlacement,
  useFloating,
  type Floating,
  type PlacementFields,
} from '@heddle/kit/react/floating'
import { LocalSlot } from '@heddle/kit/react/local'
import { LIMITS } from './limits.ts'
import { openByPress, useTrigger, type Listening } from './use-trigger.ts'

const USUAL = { side: 'bottom', alignment: 'start' } as const

/** Values of the fields of a dropdown; other people's data. */
export interface DropdownProps extends PlacementFields {
  readonly triggerType: string
  readonly matchTriggerWidth: unknown
  readonly flips: unknown
  readonly maxHeight: unknown
  readonly dropdownZIndex: unknown
  readonly hoverOpenDelay: unknown
  readonly hoverCloseDelay: unknown
  readonly openOnFocus: unknown
  readonly closeOnSelect: unknown
  readonly disabled: unknown
  readonly animated: unknown
  readonly accessibleLabel: unknown
}

/** What a dropdown is made of, for who adds to what it does. */
export interface DropdownParts {
  readonly trigger: RefObject<HTMLDivElement | null>
  readonly panel: RefObject<HTMLDivElement | null>
  readonly floating: Floating
  /** It, drawn. `role`: what the opened part is; by its label when that is absent. */
  readonly draw: (role?: string) => ReactNode
}

/**
 * A part that opens beside a trigger, as the fields say (elements reference 22).
 * @param listenTo what opens it; a press alone, where nothing else does
 */
export function useDropdown(
  root: RootAttributes,
  props: DropdownProps,
  listenTo: (listening: Listening) => void = openByPress,
): DropdownParts {
  const { triggerType, animated, closeOnSelect } = props
  const disabled = Boolean(props.disabled)
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const trigger = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = usePartId('panel')
  const triggerId = usePartId('trigger')
  const [isOpen, setOpen] = useElementVariable('isOpen', false)
  const isOnCanvas = isShown(root, 'open')
  const placement = {
    ...toPlacement(props, USUAL),
    matchesWidth: Boolean(props.matchTriggerWidth),
    stays: props.flips === false,
    maxHeight: props.maxHeight,
    origin: Boolean(animated),
  }
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
  useTrigger({ ...props, box, trigger, panel, panelId, isOpen, floating, disabled }, listenTo)
  useEffect(() => {
    if (isOnCanvas) floating.open()
    else if (!node.isLive || disabled) floating.close('action')
  }, [isOnCanvas, disabled, node, floating])

  // The browser opens it by itself: only there is nothing to add.
  const isNative = triggerType === 'click'
  const control = useMemo(() => {
    if (disabled) return { 'aria-disabled': true } as const
    return isNative ? { popoverTarget: panelId } : undefined
  }, [disabled, isNative, panelId])
  const label = toText(props.accessibleLabel)
  const style = { ...placementStyle(placement), zIndex: zIndexOf(props.dropdownZIndex) }
  const draw = (role?: string): ReactNode => (
    <div {...root} ref={ref} aria-disabled={disabled || undefined}>
      <div ref={trigger} id={role && triggerId} className="heddle-dropdown-trigger">
        <ControlContext value={control}>
          <Slot name="triggerLayout" />
        </ControlContext>
      </div>
      <div
        ref={panel}
        id={panelId}
        className={[
          'heddle-dropdown-panel',
          animated && ' heddle-dropdown-animated',
          style.maxHeight && ' heddle-dropdown-scrolls',
        ]
          .filter(Boolean)
          .join('')}
        popover={isOnCanvas ? 'manual' : 'auto'}
        role={role ?? (label ? 'group' : undefined)}
        aria-label={label || undefined}
        aria-labelledby={role && !label ? triggerId : undefined}
        style={style}
        onClick={({ target }) => {
          if (closeOnSelect && target instanceof Element && target.closest(CHOICE)) floating.close('select')
        }}
      >
        <ControlContext value={undefined}>
          <LocalSlot name="dropdownLayout" data={{ dropdown: { isOpen } }} methods={{ dropdown: { open, close, toggle } }} />
        </ControlContext>
      </div>
    </div>
  )
  return { trigger, panel, floating, draw }
}

/** What is chosen by a press; what opens more is not. */
const CHOICE = 'a[href], button:not([popovertarget], [aria-expanded])'

/** Nothing where it is nothing: the top layer has an order of its own. */
function zIndexOf(value: unknown): number | undefined {
  const { min, max } = LIMITS.zIndex
  return typeof value === 'number' && value > min ? Math.min(max, Math.floor(value)) : undefined
}
