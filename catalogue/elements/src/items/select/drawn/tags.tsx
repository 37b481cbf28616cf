import type { ReactNode } from 'react'
import type { Choice } from './use-choice.ts'

/** What is chosen, each with what takes it away again; no stop of the Tab key, since arrows lead there. */
export function Tags({
  choice,
  removeText,
  isFixed,
  onRemove,
}: {
  readonly choice: Choice
  readonly removeText: string
  readonly isFixed: boolean
  readonly onRemove: (at: number) => void
}): ReactNode {
  const labels = choice.values.map((_, at) => choice.labelOf(at))
  return labels.map((label, at) => {
    // The focus stays on a tag when one before it goes.
    const nth = labels.slice(0, at).filter((other) => other === label).length
    return (
      <span key={`${nth} ${label}`} className="heddle-tag">
        <span>{label}</span>
        {!isFixed && (
          // No button: a label around all of this would press it.
          <span
            className="heddle-tag-remove"
            role="button"
            tabIndex={-1}
            aria-label={removeText.replace('{label}', () => label)}
            onClick={() => onRemove(at)}
          />
        )}
      </span>
    )
  })
}

/**
 * Where a key leads among the icons of the tags and the control behind them.
 * @returns whether the key is used up
 */
export function moveInTags(key: string, target: Element, control: HTMLInputElement | HTMLElement, root: Element): boolean {
  const icons = [...root.querySelectorAll<HTMLElement>(':scope > .heddle-tag > .heddle-tag-remove')]
  const at = icons.findIndex((icon) => icon === target)
  const isRightToLeft = root.ownerDocument.defaultView?.getComputedStyle(root).direction === 'rtl'
  const [back, on] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (at < 0) {
    const isAtStart = !('selectionEnd' in control) || control.selectionEnd === 0
    if (key !== back || !isAtStart || icons.length === 0) return false
    icons.at(-1)?.focus()
    return true
  }
  if (key === back) icons[Math.max(0, at - 1)]?.focus()
  else if (key === on) (icons[at + 1] ?? control).focus()
  else if (key === 'Backspace' || key === 'Delete' || key === 'Enter' || key === ' ') {
    ;(icons[key === 'Backspace' ? at - 1 : at + 1] ?? icons[at - 1] ?? control).focus()
    icons[at]?.click()
  } else return false
  return true
}
