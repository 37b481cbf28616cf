import type { SIDES } from '@heddle/style'

export type SpacingKind = 'margin' | 'padding'
export type SpacingSide = (typeof SIDES)[number]

const OPPOSITE: Readonly<Record<SpacingSide, SpacingSide>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** The properties that a drag of one side changes: Alt takes the opposite side along, Shift all four. */
export function sidesMoved(
  kind: SpacingKind,
  side: SpacingSide,
  keys: { readonly shiftKey: boolean; readonly altKey: boolean },
): readonly string[] {
  const sides: readonly SpacingSide[] = keys.shiftKey
    ? ['top', 'right', 'bottom', 'left']
    : keys.altKey
      ? [side, OPPOSITE[side]]
      : [side]
  return sides.map((name) => `${kind}-${name}`)
}
