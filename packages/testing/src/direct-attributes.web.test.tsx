import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import { isPublishedBinding } from '@heddle/document/published'
import type { LinkValue } from '@heddle/document'
import type { Json } from '@heddle/store'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { caseId, directCatalogue, drawAndWrite, inPages, isDrawnAtOnce, pageAround, pairsOf, readValue } from './direct-law.tsx'
import { fixtureElement, type FixtureProps } from './fixture-elements.ts'
import { shareOf } from './share-of.ts'

const ATTRIBUTES = {
  id: readValue('a'),
  title: readValue('b'),
  lang: readValue('a'),
  dir: readValue('b'),
  hidden: readValue('b'),
  inert: readValue('a'),
  'data-own': readValue('b'),
  'data-when-late': readValue('a'),
  'aria-describedby': readValue('a'),
  'aria-busy': readValue('b'),
  // Bodies have something to say of these.
  class: readValue('a'),
  role: readValue('b'),
  'aria-label': readValue('a'),
  'data-state': readValue('b'),
}

/** What a formula may give an attribute or an address, at its most unlike. */
const VALUES: readonly Json[] = [
  'Rye & <b>"wheat"</b>',
  '',
  ' two  spaces ',
  'one\ntwo',
  'https://heddle.example/?q=1&r="2"',
  '/menu/#top',
  '#',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  'mailto:ada@heddle.example',
  0,
  -1.5,
  true,
  false,
  null,
  {},
  ['a', null],
  { toString: 'x' },
]

let canvas: CanvasFrame
beforeAll(() => {
  canvas = openCanvasFrame(directCatalogue)
})
afterAll(() => canvas.close())

type Props = FixtureProps & Readonly<Record<string, unknown>>

/** Draws an element of each type with its first example's values and more, all on one page. */
async function expectAsDrawn(types: readonly string[], more: Props, seed: number, some = VALUES) {
  const values = pairsOf(some, seed)
  const elements = types.map((type, at) => {
    const props = elementExamples.find(({ node }) => node.element === type)?.node.props
    const own = { id: caseId(at), ...(type === 'table-row' && { slot: 'rows' }) }
    return { type, drawn: createElement(fixtureElement(type), { ...props, ...own, ...more }) }
  })
  const { nodes, ...seen } = await drawAndWrite(pageAround(elements, values[0]), values, canvas)
  expect(seen.hydrated, 'after hydration').toEqual(seen.drawn)
  expect(seen.client, 'drawn by the client').toEqual(seen.drawn)
  expect(seen.canvas, 'in the canvas').toEqual(seen.drawn)
  expect(seen.complaints).toEqual([])
  return { drawn: seen.drawn, nodes: types.map((type, at) => [type, nodes[caseId(at)]] as const) }
}

const pagesOf = (types: readonly string[]) => inPages(types).map((together, at) => [together.join(', '), together, at] as const)

describe('renderer-R47 attributes of somebody’s own stand there, written, as if they had been drawn', () => {
  test.each(pagesOf(elementDefinitions.map(({ type }) => type).filter(isDrawnAtOnce)))('%s', async (_, types, at) => {
    const { nodes } = await expectAsDrawn(types, { attributes: ATTRIBUTES }, at + 1, shareOf(VALUES, at))
    for (const [type, node] of nodes) {
      const bound = Object.entries(node?.attributes ?? {}).flatMap(([name, value]) => (isPublishedBinding(value) ? name : []))
      expect([type, bound.toSorted()]).toEqual([type, Object.keys(ATTRIBUTES).toSorted()])
    }
  })
})

describe('renderer-R47 an address of a link stands there, written, as if it had been drawn', () => {
  const linkable = elementDefinitions.filter((definition) => definition.linkable)
  const link: LinkValue = { type: 'external', href: readValue('a') }
  test.each(pagesOf(linkable.map(({ type }) => type)))('%s', async (_, types, at) => {
    const { nodes, drawn } = await expectAsDrawn(types, { link }, at + 1)
    expect(nodes.map(([type, node]) => [type, node?.link?.direct])).toEqual(types.map((type) => [type, true]))
    expect(drawn.join()).not.toMatch(/href="[^"]*script:/)
    expect(drawn.some((page) => page.split('href="https://heddle.example/').length > types.length)).toBe(true)
  })

  test('a button that is disabled has none', async () => {
    const { nodes, drawn } = await expectAsDrawn(['button'], { link, disabled: readValue('b') }, 1)
    expect(nodes.flatMap(([, node]) => node?.link?.direct ?? [])).toEqual([])
    expect(drawn.some((page) => page.includes('aria-disabled'))).toBe(true)
  })
})
