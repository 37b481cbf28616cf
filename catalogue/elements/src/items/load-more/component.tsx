import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { toText, useElementAction, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { loadMoreDefinition } from './definition.ts'
import { readGrowing, shownText } from './read-growing.ts'

export function LoadMore({ root, props }: ElementProps<typeof loadMoreDefinition>): ReactNode {
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const { id, count, total, isAll, next, isComing } = readGrowing(props)
  const isAutomatic = Boolean(props.isAutomatic)
  const isPressed = useRef(false)

  const more = (): void => {
    if (next <= count || isComing) return
    // Its source is asked for all that is on show: rows that came and went meanwhile leave no gap.
    if (id !== undefined) node.showRows(id, 0, (own) => ({ ...own, limit: next }))
    node.emit('change', { context: { offset: 0, limit: next, total } })
  }
  const moreAsSeen = useEffectEvent(more)
  useElementAction('more', more)

  // The button goes with the last rows: who pressed it goes on from there.
  useEffect(() => {
    if (isAll && isPressed.current) box.current?.focus()
    isPressed.current = false
  }, [box, isAll, count])

  // After each time it is looked at anew: it may be in sight still.
  useEffect(() => {
    if (!isAutomatic || isAll || isComing || !node.isLive || !box.current) return undefined
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) moreAsSeen()
    }, NEAR)
    seen.observe(box.current)
    return () => seen.disconnect()
  }, [node, box, isAutomatic, isAll, isComing, count])

  return (
    <div {...root} ref={ref} tabIndex={-1}>
      <span className="heddle-more-shown" aria-live="polite">
        {total > 0 && shownText(toText(props.shownText), count, total)}
      </span>
      {!isAll && (
        <button
          type="button"
          className="heddle-more"
          aria-disabled={isComing || undefined}
          onClick={() => {
            isPressed.current = true
            more()
          }}
        >
          {toText(props.moreLabel) || '…'}
        </button>
      )}
    </div>
  )
}

/** More is asked for a little before the end is seen. */
const NEAR = { rootMargin: '0px 0px 200px' }
