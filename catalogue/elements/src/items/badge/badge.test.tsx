import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Badge } from './component.tsx'
import { badgeDefinition } from './definition.ts'

const { draw } = serverDrawing(badgeDefinition, Badge)
const textOf = (props: object): string => draw(props).replaceAll(/<[^>]*>/g, '')

describe('a badge', () => {
  test('is a word', () => expect(draw({ text: 'New' })).toBe('<span class="k"><span class="heddle-badge">New</span></span>'))

  test.each([
    [99, '99'],
    [100, '99+'],
    ['128', '99+'],
    [-3, '-3'],
    ['12 new', '12 new'],
    [null, ''],
  ])('of %j says "%s"', (text, shown) => expect(textOf({ text })).toBe(shown))

  test('counts as far as is asked for', () => {
    expect(textOf({ text: 10, max: 9 })).toBe('9+')
    for (const max of [0, -1, null, 'x']) expect(textOf({ text: 100, max })).toBe('99+')
  })

  test('shows nothing for zero, unless that counts', () => {
    for (const text of [0, '0']) expect(draw({ text })).toBe('<span class="k"></span>')
    expect(textOf({ text: 0, hidesZero: false })).toBe('0')
    expect(draw({ text: '' })).toBe('<span class="k"></span>')
  })

  test('stands at a corner of what is in it', () => {
    expect(draw({ text: '3', corner: 'bottom-start' }, {}, 'Inbox')).toBe(
      '<span class="k">Inbox<span class="heddle-badge heddle-badge-bottom-start">3</span></span>',
    )
    expect(draw({ text: '0' }, {}, 'Inbox')).toBe('<span class="k">Inbox</span>')
  })

  test('says by a label what its dot or number means', () => {
    expect(draw({ dot: true, text: '3', accessibleLabel: 'Online' })).toContain(
      '<span class="heddle-badge heddle-badge-dot" role="img" aria-label="Online"></span>',
    )
  })
})
