import { useEffect, useRef, type ReactNode } from 'react'
import type { Mentioned } from '../../lib/rich-editor/open-editor.ts'

export interface SuggestionsProps {
  readonly id: string
  readonly label: string
  readonly items: readonly Mentioned[]
  readonly at: number
  /** Where the trigger stands on the screen at this moment. */
  readonly place: () => { readonly left: number; readonly top: number; readonly bottom: number }
  readonly onChoose: (one: Mentioned) => void
}

const GAP = 4

/** Who can be mentioned: a list whose keys are those of the text, above all else on the page. */
export function Suggestions({ id, label, items, at, place, onChoose }: SuggestionsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = list.current
    if (!panel) return
    if (!panel.matches(':popover-open')) panel.showPopover()
    const stand = (): void => {
      const { left, top, bottom } = place()
      const { innerWidth, innerHeight } = window
      const isAbove = bottom + panel.offsetHeight + GAP > innerHeight && top > panel.offsetHeight
      panel.style.left = `${Math.max(GAP, Math.min(left, innerWidth - panel.offsetWidth - GAP))}px`
      panel.style.top = `${isAbove ? top - panel.offsetHeight - GAP : bottom + GAP}px`
    }
    stand()
    window.addEventListener('scroll', stand, { capture: true, passive: true })
    window.addEventListener('resize', stand)
    return () => {
      window.removeEventListener('scroll', stand, { capture: true })
      window.removeEventListener('resize', stand)
    }
  }, [place, items])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="heddle-rich-list" popover="manual">
      {items.map((one, place) => (
        <div
          key={one.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          {one.label}
        </div>
      ))}
    </div>
  )
}
