import type { Point } from '../builder.ts'

/** What WebDriver calls an input source, with what it does one after another. */
export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly object[]
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
}

const pointer = (actions: readonly object[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
})
const moveTo = ({ x, y }: Point): object => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
const DOWN = { type: 'pointerDown', button: 0 }
const UP = { type: 'pointerUp', button: 0 }
/** A hand rests before it lets go, so that what follows the pointer can. */
const REST = { type: 'pause', duration: 100 }

export const click = (at: Point, { times = 1 } = {}): InputSource =>
  pointer([moveTo(at), ...Array.from({ length: times }, () => [DOWN, UP]).flat()])

/** Presses, leaves slowly, goes to the place in some steps and lets go. */
export function drag(from: Point, to: Point): InputSource {
  const steps = [0.03, 0.1, 0.3, 0.6, 0.9, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }))
  const moves = steps.flatMap((step) => [moveTo(step), REST])
  return pointer([moveTo(from), DOWN, REST, ...moves, REST, UP])
}

export function type(text: string): InputSource {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions }
}

/** Presses keys together: `Control+z`. */
export function press(chord: string): InputSource {
  const keys = chord.split('+').map((name) => KEYS[name] ?? name)
  const down = keys.map((value) => ({ type: 'keyDown', value }))
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }))
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] }
}
