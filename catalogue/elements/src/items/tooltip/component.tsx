import { useContext, useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import {
  ControlContext,
  Slot,
  toText,
  useElementAction,
  useIsSlotFilled,
  useNode,
  usePartId,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { isShown, placementStyle, toPlacement } from '@heddle/kit/react/floating'
import type { tooltipDefinition } from './definition.ts'

const USUAL = { side: 'top', alignment: 'center' } as const
const OFF = 'heddle-tooltip-off'
/** How far an arrow sticks out. */
const ARROW = '6px'
const CONTROL = 'a[href], button, input, select, textarea, [tabindex]'

/** A style sheet shows it; what a person closes stays closed until they come back. */
export function Tooltip({ root, props }: ElementProps<typeof tooltipDefinition>): ReactNode {
  const { openDelay, closeDelay } = props
  const node = useNode()
  const id = usePartId('tip')
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const about = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const isFilled = useIsSlotFilled('content')
  const outer = useContext(ControlContext)
  const control = useMemo(() => ({ ...outer, 'aria-describedby': id }), [outer, id])

  const close = (): void => tip.current?.classList.add(OFF)
  useElementAction('close', close)
  useEffect(() => {
    const [around, element, hint] = [box.current, about.current, tip.current]
    if (!node.isLive || !around || !element || !hint) return undefined
    const described = element.querySelector(CONTROL) ?? element
    described.setAttribute('aria-describedby', id)
    if (described === element) element.tabIndex = 0
    const stop = new AbortController()
    const { signal } = stop
    const back = (): void => hint.classList.remove(OFF)
    const isShowing = (): boolean => getComputedStyle(hint).visibility === 'visible'
    let wasShowing = false
    around.addEventListener('mouseleave', back, { signal })
    around.addEventListener('focusout', back, { signal })
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isShowing()) return
      // What stands around it is closed by the next one.
      event.preventDefault()
      hint.classList.add(OFF)
    }
    const { ownerDocument } = around
    ownerDocument.addEventListener('keydown', onKey, true)
    hint.addEventListener(
      'transitionend',
      () => {
        if (isShowing() === wasShowing) return
        wasShowing = !wasShowing
        node.emit(wasShowing ? 'open' : 'close')
      },
      { signal },
    )
    return () => {
      ownerDocument.removeEventListener('keydown', onKey, true)
      stop.abort()
    }
  }, [node, id, box])

  const placement = { ...toPlacement(props, USUAL), gap: props.arrow ? ARROW : undefined }
  const isBeside = placement.side === 'left' || placement.side === 'right'
  const names = [
    'heddle-tooltip',
    isShown(root, 'open') && 'heddle-tooltip-on',
    props.arrow && (isBeside ? 'heddle-tooltip-beside' : 'heddle-tooltip-above'),
  ]
  const delays = { '--tooltip-open': toDelay(openDelay), '--tooltip-close': toDelay(closeDelay) } as CSSProperties
  return (
    <div {...root} ref={ref}>
      <div ref={about} className="heddle-tooltip-about">
        <ControlContext value={control}>
          <Slot name="children" />
        </ControlContext>
      </div>
      <div
        ref={tip}
        id={id}
        role="tooltip"
        className={names.filter(Boolean).join(' ')}
        style={{ ...placementStyle(placement), ...delays }}
      >
        {isFilled ? <Slot name="content" /> : toText(props.text)}
      </div>
    </div>
  )
}

function toDelay(value: unknown): string {
  return `${typeof value === 'number' && value > 0 ? value : 0}ms`
}
