import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { readOffset } from '../../offsets.ts'
import type { Placement } from './placement.ts'

/**
 * Keeps a floating part beside its anchor in a browser that does not do so itself.
 * @returns ends it
 */
export function followAnchor(
  anchor: Element,
  panel: HTMLElement,
  { side, alignment, offsetX, offsetY, matchesWidth, stays, gap = '0px' }: Placement,
): () => void {
  const isAbove = side === 'top' || side === 'bottom'
  const pixels = (value: unknown, whole: number): number => {
    const { amount, unit } = readOffset(value)
    return unit === '%' ? (whole * amount) / 100 : amount
  }
  const place = async (): Promise<void> => {
    const { width, height } = anchor.getBoundingClientRect()
    const [x, y] = [pixels(offsetX, width), pixels(offsetY, height)]
    const { x: left, y: top } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: alignment === 'center' ? side : `${side}-${alignment}`,
      middleware: [
        offset({ mainAxis: (isAbove ? y : x) + Number.parseFloat(gap), crossAxis: isAbove ? x : y }),
        ...(stays ? [] : [flip()]),
        shift(),
        ...(matchesWidth ? [size({ apply: ({ rects }) => void (panel.style.minWidth = `${rects.reference.width}px`) })] : []),
      ],
    })
    Object.assign(panel.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto', margin: '0' })
  }
  return autoUpdate(anchor, panel, () => void place())
}
