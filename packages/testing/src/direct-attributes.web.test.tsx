import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import { isPublishedBinding } from '@heddle/document/published'
import type { LinkValue } from '@heddle/document'
import type { Json } from '@heddle/store'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { directCatalogue, drawAndWrite, pageAround, pairsOf, readValue } from './direct-law.tsx'
import { fixtureElement, type FixtureProps } from './fixture-elements.ts'

const ATTRIBUTES = {
  id: readValue('a'),
  title: readValue('b'),
  lang: readValue('a'),
  dir: readValue('b'),
  hidden: readValue('b'),
  inert: readValue('a'),
  'data-own': readValue('b'),
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

async function expectAsDrawn(type: string, more: FixtureProps & Readonly<Record<string, unknown>>, seed: number) {
  const props = elementExamples.find(({ node }) => node.element === type)?.node.props
  const values = pairsOf(VALUES, seed)
  const drawn = createElement(fixtureElement(type), { ...props, ...(type === 'table-row' && { slot: 'rows' }), ...more })
  const seen = await drawAndWrite(pageAround(type, drawn, values[0]), values, canvas)
  expect(seen.hydrated, 'after hydration').toEqual(seen.drawn)
  expect(seen.client, 'drawn by the client').toEqual(seen.drawn)
  expect(seen.canvas, 'in the canvas').toEqual(seen.drawn)
  expect(seen.complaints).toEqual([])
  return seen
}

describe('renderer-R47 attributes of somebody’s own stand there, written, as if they had been drawn', () => {
  test.each(elementDefinitions.map(({ type }, at) => [type, at] as const))('%s', async (type, at) => {
    const { nodes } = await expectAsDrawn(type, { attributes: ATTRIBUTES }, at + 1)
    const bound = nodes.flatMap(({ attributes = {} }) => Object.values(attributes).filter(isPublishedBinding))
    expect(bound).toHaveLength(Object.keys(ATTRIBUTES).length)
  })
})

describe('renderer-R47 an address of a link stands there, written, as if it had been drawn', () => {
  const linkable = elementDefinitions.filter((definition) => definition.linkable)
  const link: LinkValue = { type: 'external', href: readValue('a') }
  test.each(linkable.map(({ type }, at) => [type, at] as const))('%s', async (type, at) => {
    const { nodes, drawn } = await expectAsDrawn(type, { link }, at + 1)
    expect(nodes.flatMap(({ link: published }) => published?.direct ?? [])).toEqual([true])
    expect(drawn.join()).not.toMatch(/href="[^"]*script:/)
    expect(drawn.join()).toContain('href="https://heddle.example/')
  })

  test('a button that is disabled has none', async () => {
    const { nodes, drawn } = await expectAsDrawn('button', { link, disabled: readValue('b') }, 1)
    expect(nodes.flatMap(({ link: published }) => published?.direct ?? [])).toEqual([])
    expect(drawn.some((page) => page.includes('aria-disabled'))).toBe(true)
  })
})
