import type { Id } from '@heddle/document'
import type { Piece } from '../../catalogue/templates/src/lib/piece.ts'

export const code = (text: string) => ({ type: 'f', code: text }) as const
export const text = (value: string | ReturnType<typeof code>, tag = 'p', more: Partial<Piece> = {}): Piece => ({
  element: 'text',
  props: { tag },
  texts: { text: value },
  ...more,
})
const column = { display: 'flex', 'flex-direction': 'column', 'row-gap': '16px', 'padding-left': '16px', 'padding-right': '16px' }
export const section = (tag: string, children: readonly Piece[]): Piece => ({
  element: 'section',
  props: { tag },
  styles: { default: column },
  children,
})
export const linkTo = (name: string, pageId: Id): Piece => text(name, 'span', { link: { type: 'internal', pageId } })
