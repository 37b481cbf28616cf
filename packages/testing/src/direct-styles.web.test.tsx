import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import type { StyleSheet } from '@heddle/document'
import type { Json } from '@heddle/store'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { directCatalogue, drawAndWrite, pageAround, pairsOf, readValue } from './direct-law.tsx'
import { fixtureElement } from './fixture-elements.ts'

/** Parts and wholes in both orders, a colour, a number without unit, and a property of somebody's own. */
const STYLES: StyleSheet = {
  default: Object.fromEntries(
    [
      ['color', 'a'],
      ['padding-top', 'a'],
      ['padding', 'b'],
      ['margin', 'a'],
      ['margin-left', 'b'],
      ['opacity', 'a'],
      ['width', 'b'],
      ['--own', 'a'],
    ].map(([property = '', name = '']) => [property, readValue(name)]),
  ),
}

/** What a formula may give a style, at its most unlike. */
const VALUES: readonly Json[] = [
  'red',
  ' rgb(1, 2, 3) ',
  '12px',
  '1px 2px',
  'calc(1px + 10%)',
  'var(--own)',
  'nothing of css',
  'inherit',
  '',
  0,
  12,
  -1.5,
  0.25,
  true,
  null,
  {},
  ['red'],
  'red !important',
  'red /* ',
  'rgb(1, 2',
  '"red',
  'red; position: fixed',
  '}body{color:red',
  '</style><script>1</script>',
  '\\3b',
  'url(javascript:alert(1))',
]

let canvas: CanvasFrame
beforeAll(() => {
  canvas = openCanvasFrame(directCatalogue)
})
afterAll(() => canvas.close())

describe('renderer-R46 styles that are written stand there as if they had been drawn', () => {
  test.each(elementDefinitions.map(({ type }, at) => [type, at] as const))('%s', async (type, at) => {
    const props = elementExamples.find(({ node }) => node.element === type)?.node.props
    const values = pairsOf(VALUES, at + 1)
    const drawn = createElement(fixtureElement(type), { ...props, ...(type === 'table-row' && { slot: 'rows' }), styles: STYLES })
    const seen = await drawAndWrite(pageAround(type, drawn, values[0]), values, canvas)
    expect(seen.nodes.flatMap(({ style = {} }) => Object.keys(style)).toSorted()).toEqual(
      Object.keys(STYLES['default'] ?? {}).toSorted(),
    )
    expect(seen.hydrated, 'after hydration').toEqual(seen.drawn)
    expect(seen.client, 'drawn by the client').toEqual(seen.drawn)
    expect(seen.canvas, 'in the canvas').toEqual(seen.drawn)
    expect(seen.complaints).toEqual([])
  })
})
