import { LIMITS } from './limits.ts'

type Values = Readonly<Record<string, unknown>>

/** How the browser lets a dialog be closed. */
export interface ClosedBy {
  /** Value of the attribute `closedby`. */
  readonly attribute: 'any' | 'closerequest' | 'none'
  /** Whether a press beside it closes it. */
  readonly byPress: boolean
}

/** Escape, a press beside it, both or neither. A browser that closes by a press closes by Escape too. */
export function closedBy({ overlay, overlayClickCloses, clickOutsideCloses, escClose }: Values): ClosedBy {
  const byPress = Boolean(overlay ? overlayClickCloses : clickOutsideCloses)
  return { attribute: byPress ? 'any' : escClose ? 'closerequest' : 'none', byPress }
}

const SIDES = { modal: ['left', 'center', 'right', 'custom'], sheet: ['left', 'top', 'right', 'bottom'] } as const
const ALIGNMENTS = ['top', 'center', 'bottom', 'custom'] as const
const ANIMATIONS = ['none', 'fade', 'slide-in', 'zoom'] as const
const DIRECTIONS = ['top', 'left', 'bottom', 'right'] as const
const EASINGS = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'] as const

/** Where a popup stands and how it moves, as words of its attribute and custom properties of its style sheet. */
export function placeOf(props: Values): { readonly words: readonly string[]; readonly variables: Record<`--${string}`, string> } {
  const type = oneOf(['modal', 'sheet'] as const, props['type'], 'modal')
  const side = type === 'sheet' ? oneOf(SIDES.sheet, props['side'], 'top') : oneOf(SIDES.modal, props['side'], 'center')
  const align = oneOf(ALIGNMENTS, props['align'], 'center')
  const animation = oneOf(ANIMATIONS, props['animation'], 'none')
  const easing = oneOf(EASINGS, props['animationEasing'], 'linear')
  return {
    words: [
      `${type}`,
      `${side}`,
      ...(type === 'modal' ? [`at-${align}`] : []),
      ...(animation === 'none' ? [] : [`${animation}`]),
      ...(animation === 'slide-in' ? [`from-${oneOf(DIRECTIONS, props['slideInDirection'], 'top')}`] : []),
      ...(props['preventScroll'] ? ['locks'] : []),
    ],
    variables: {
      ...(!props['overlay'] && { '--heddle-cover': 'transparent' }),
      ...(animation !== 'none' && { '--heddle-time': `${durationOf(props['animationDuration'])}ms`, '--heddle-easing': easing }),
      ...(type === 'modal' && side === 'custom' && { '--heddle-x': textOr(props['customPositionX'], '0%') }),
      ...(type === 'modal' && align === 'custom' && { '--heddle-y': textOr(props['customPositionY'], '0%') }),
    },
  }
}

/** Milliseconds within the limits; what is no number takes as long as usual. */
export function durationOf(value: unknown): number {
  const { min, max, default: usual } = LIMITS.duration
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof given === 'number' && !Number.isNaN(given) ? Math.min(Math.max(given, min), max) : usual
}

function oneOf<const T extends string>(choices: readonly T[], value: unknown, usual: T): T {
  return choices.find((choice) => choice === value) ?? usual
}

function textOr(value: unknown, usual: string): string {
  return typeof value === 'string' && value !== '' ? value : usual
}
