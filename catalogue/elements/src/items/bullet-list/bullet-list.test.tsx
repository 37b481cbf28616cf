import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { BulletList } from './component.tsx'
import { bulletListDefinition } from './definition.ts'

const { draw, rootOf } = serverDrawing(bulletListDefinition, BulletList)
const wordsOf = (html: string): readonly string[] => [...html.matchAll(/<li[^>]*>([^<]*)/g)].map(([, word = '']) => word)

describe('a list of points', () => {
  test('is one to the browser, with its items', () => {
    expect(rootOf(draw())).toBe('<ul class="k">')
    expect(wordsOf(draw())).toEqual(['First point', 'Second point', 'Third point'])
    expect(draw({ items: [{ label: 'Tea', text: 'Green' }] })).toContain('Tea<span class="heddle-point-text">Green</span></li>')
  })

  test('in an order begins with a number and may count down', () => {
    expect(rootOf(draw({ kind: 'ol' }))).toBe('<ol class="k">')
    expect(rootOf(draw({ kind: 'ol', start: 3.7, reversed: true }))).toBe('<ol class="k" start="3" reversed="">')
    expect(rootOf(draw({ kind: 'ol', start: 'x' }))).toBe('<ol class="k">')
  })

  test('has other marks, an icon too, and is still a list without any', () => {
    expect(rootOf(draw({ marker: 'square' }))).toContain('--heddle-marker:square')
    expect(rootOf(draw({ marker: 'none' }))).toMatch(/--heddle-marker:none.*role="list"/)
    const icons = draw({ marker: 'icon', icon: 'check' })
    expect(rootOf(icons)).toMatch(/--heddle-marker:none;--heddle-icon:url\([^)]*check/)
    expect(icons.match(/heddle-point-icon/g)).toHaveLength(3)
    for (const icon of ['../x', '', null]) expect(draw({ marker: 'icon', icon })).not.toContain('--heddle-icon')
    expect(rootOf(draw({ marker: 'red; color: red' }))).toBe('<ul class="k">')
  })

  test('of words is a list of terms and meanings', () => {
    expect(draw({ kind: 'dl', items: [{ label: 'Sencha', text: 'A green tea' }] })).toBe(
      '<dl class="k"><div><dt class="heddle-term">Sencha</dt><dd class="heddle-meaning">A green tea</dd></div></dl>',
    )
  })

  test.each([
    [
      ['a', 7, null],
      ['a', '7', ''],
    ],
    [
      [{ label: 'b' }, {}],
      ['b', ''],
    ],
    [null, []],
    ['text', []],
    [{ 0: 'a' }, []],
  ])('of %j from a formula has %j', (items, words) => expect(wordsOf(draw({ items }))).toEqual(words))
})
