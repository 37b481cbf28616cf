import type { Bindable, StyleSheet } from '@heddle/document'
import type { Piece } from '../../lib/piece.ts'
import type { ClassName, Look } from './look.ts'

/** Short ways to write the desk's pieces. */
export function createPieces({ classes, color }: Look) {
  const text = (value: Bindable<string>, names: readonly ClassName[] = [], tag = 'p', more: Partial<Piece> = {}): Piece => ({
    element: 'text',
    texts: { text: value },
    props: { tag },
    classes: classes(...names),
    ...more,
  })
  const box = (
    children: readonly Piece[],
    styles: StyleSheet[string],
    names: readonly ClassName[] = [],
    more: Partial<Piece> = {},
  ): Piece => ({
    element: 'flexbox',
    classes: classes(...names),
    styles: { default: styles },
    children,
    ...more,
  })
  const button = (label: Bindable<string>, more: Partial<Piece>, isMain = false): Piece => ({
    element: 'button',
    texts: { text: label },
    classes: classes('button', ...(isMain ? (['main'] as const) : [])),
    ...more,
  })
  const icon = (name: Bindable<string>, size = '28px'): Piece => ({
    element: 'icon',
    props: { icon: name, fontSize: size, color: color('quiet') },
  })
  return { text, box, button, icon }
}
