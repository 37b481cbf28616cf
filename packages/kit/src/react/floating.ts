import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { originOf, type Placement } from './floating/placement.ts'

export { isShown, SHOWN_MARK } from './shown.ts'
export {
  placementStyle,
  toPlacement,
  type Alignment,
  type Placement,
  type PlacementFields,
  type Side,
} from './floating/placement.ts'

/** What closed a floating part. */
export type CloseReason = 'escape' | 'outside' | 'focus' | 'select' | 'action' | 'trigger'

export interface FloatingOptions {
  /** Holds the anchor and the part: the focus may be anywhere in it. */
  readonly root: RefObject<HTMLElement | null>
  readonly anchor: RefObject<HTMLElement | null>
  /** A popover of the browser. */
  readonly panel: RefObject<HTMLElement | null>
  readonly placement: Placement
  /** It was opened, or closed for a reason, by whomever. */
  readonly onToggle: (isOpen: boolean, reason: CloseReason | undefined) => void
}

export interface Floating {
  readonly isOpen: () => boolean
  readonly open: () => void
  readonly close: (reason: CloseReason) => void
}

/**
 * A part in the browser's top layer, beside its anchor. The browser opens it, closes it on Escape and on a press outside and
 * gives the focus back; this says why it closed, closes it when the focus leaves, and keeps it in place where the browser
 * knows no anchors.
 */
export function useFloating(options: FloatingOptions): Floating {
  const { root, anchor, panel } = options
  const latest = useRef(options)
  const reason = useRef<CloseReason>(undefined)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const document = element.ownerDocument
    let stopFollowing: (() => void) | undefined
    let end: (() => void) | undefined

    const onKey = ({ key }: KeyboardEvent): void => {
      reason.current = key === 'Escape' ? 'escape' : undefined
    }
    const onPress = ({ target }: Event): void => {
      const isInside = target instanceof Node && root.current?.contains(target)
      reason.current = isInside ? 'trigger' : 'outside'
    }
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Node) || root.current?.contains(target)) return
      // A press outside moves the focus before it closes what is open.
      if (reason.current !== 'outside') reason.current = 'focus'
      hide(element)
    }
    const follow = async (): Promise<void> => {
      if (CSS.supports('position-anchor', '--a') || !anchor.current) return
      const { followAnchor } = await import('./floating/fallback.ts')
      if (end && anchor.current) stopFollowing = followAnchor(anchor.current, element, latest.current.placement)
    }
    const start = (): void => {
      document.addEventListener('keydown', onKey, true)
      document.addEventListener('pointerdown', onPress, true)
      document.addEventListener('focusin', onFocus)
      end = () => {
        document.removeEventListener('keydown', onKey, true)
        document.removeEventListener('pointerdown', onPress, true)
        document.removeEventListener('focusin', onFocus)
        stopFollowing?.()
        end = stopFollowing = undefined
      }
      void follow()
    }
    const onToggle = (event: Event): void => {
      if (event.target !== element) return
      const isOpen = (event as ToggleEvent).newState === 'open'
      if (isOpen === Boolean(end)) return
      if (isOpen) {
        start()
        turnOrigin(element, anchor.current, latest.current.placement)
      } else end?.()
      latest.current.onToggle(isOpen, isOpen ? undefined : (reason.current ?? 'action'))
      reason.current = undefined
    }
    const onBefore = (event: Event): void => {
      const isClosing = event.target === element && (event as ToggleEvent).newState === 'closed'
      if (isClosing) takeFocusBack(element, anchor.current)
    }
    if (isShownPopover(element)) start()
    element.addEventListener('beforetoggle', onBefore)
    element.addEventListener('toggle', onToggle)
    return () => {
      element.removeEventListener('beforetoggle', onBefore)
      element.removeEventListener('toggle', onToggle)
      end?.()
    }
  }, [root, anchor, panel])
  // For good: effects of who uses it run once.
  return useMemo(() => {
    const element = (): HTMLElement | null => latest.current.panel.current
    return {
      isOpen: () => isShownPopover(element()),
      open: () => {
        const own = element()
        if (own?.isConnected && !isShownPopover(own)) own.showPopover?.()
      },
      close: (why) => {
        reason.current = why
        hide(element())
      },
    }
  }, [])
}

/** The browser gives the focus back only from the outermost of parts that stand in one another. */
function takeFocusBack(panel: HTMLElement, anchor: HTMLElement | null): void {
  const isInner = panel.parentElement?.closest(':popover-open') !== null
  if (!isInner || !panel.contains(panel.ownerDocument.activeElement)) return
  const control = anchor?.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]') ?? anchor
  control?.focus()
}

/** It grows from the edge that faces its anchor though it has flipped. */
function turnOrigin(panel: HTMLElement, anchor: Element | null, { side, alignment, origin }: Placement): void {
  if (!origin || !anchor) return
  const { left, top } = anchor.getBoundingClientRect()
  const isAbove = side === 'top' || side === 'bottom'
  const before = isAbove ? panel.offsetTop < top : panel.offsetLeft < left
  panel.style.transformOrigin = originOf(isAbove ? (before ? 'top' : 'bottom') : before ? 'left' : 'right', alignment)
}

function hide(element: HTMLElement | null): void {
  if (isShownPopover(element)) element?.hidePopover()
}

/** Whether a popover is shown, also where the browser knows none. */
function isShownPopover(element: Element | null): boolean {
  try {
    return element?.matches(':popover-open') ?? false
  } catch {
    return false
  }
}
