import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import type { StyleSheet } from '@heddle/document'
import type { Json } from '@heddle/store'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { caseId, directCatalogue, drawAndWrite, inPages, isDrawnAtOnce, pageAround, pairsOf, readValue } from './direct-law.tsx'
import { fixtureElement } from './fixture-elements.ts'
import { shareOf } from './share-of.ts'

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
  const pages = inPages(elementDefinitions.map(({ type }) => type).filter(isDrawnAtOnce)).map(
    (types, at) => [types.join(', '), types, at] as const,
  )
  test.each(pages)('%s', async (_, types, at) => {
    const values = pairsOf(shareOf(VALUES, at), at + 1)
    const elements = types.map((type, index) => {
      const props = elementExamples.find(({ node }) => node.element === type)?.node.props
      const own = { id: caseId(index), ...(type === 'table-row' && { slot: 'rows' }), styles: STYLES }
      return { type, drawn: createElement(fixtureElement(type), { ...props, ...own }) }
    })
    const { nodes, ...seen } = await drawAndWrite(pageAround(elements, values[0]), values, canvas)
    const names = Object.keys(STYLES['default'] ?? {}).toSorted()
    expect(types.map((type, index) => [type, Object.keys(nodes[caseId(index)]?.style ?? {}).toSorted()])).toEqual(
      types.map((type) => [type, names]),
    )
    expect(seen.hydrated, 'after hydration').toEqual(seen.drawn)
    expect(seen.client, 'drawn by the client').toEqual(seen.drawn)
    expect(seen.canvas, 'in the canvas').toEqual(seen.drawn)
    expect(seen.complaints).toEqual([])
  })
})
