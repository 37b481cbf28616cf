import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import type { LinkValue } from '@heddle/document'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { caseId, directCatalogue, drawAndWrite, inPages, pageAround, readValue, type DrawnElement } from './direct-law.tsx'
import { fixtureElement } from './fixture-elements.ts'
import { createRandom } from './seeded.ts'

const LINK: LinkValue = { type: 'external', href: 'https://heddle.example/' }

/** What a formula may give a field, at its most unlike: `undefined` where the variable holds nothing. */
const VALUES: readonly (Json | undefined)[] = [
  'Bread',
  'Rye & <b>"wheat"</b> \'oat\' {{x}}',
  '',
  '  two  spaces ',
  'one\ntwo',
  '\n',
  'ёж 🍞 \u2028 \u200f',
  'https://pictures.example/a.png?x=1&y="2"',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  0,
  -1.5,
  true,
  false,
  null,
  undefined,
  [1, ['two', null]],
  { a: 1, toString: 'x' },
  { data: ['x'], isFetching: false },
]

interface Case {
  readonly name: string
  readonly definition: ElementDefinition
  readonly template: NodeTemplate
  readonly isLink: boolean
  readonly field: string
  readonly place: string
}

/** Every place that a field of the catalogue is said to stand in, once for each way its element is drawn. */
const cases = elementExamples
  .flatMap(({ node }) => partsOf(node))
  .flatMap((node): readonly Case[] => {
    const { element } = node
    const definition = elementDefinitions.find(({ type }) => type === element)
    if (!definition) return []
    const defaults = Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, field.default]))
    const ways = definition.linkable ? [false, true] : [false]
    return ways.flatMap((isLink) =>
      Object.entries(definition.direct({ ...defaults, ...node.props }, { isLink, attributes: [] })).map(([field, place]) => {
        const name = `${element}, ${node.props?.['tag'] ?? node.props?.['buttonType'] ?? ''}${isLink ? ', a link' : ''}, ${field}`
        return { name, definition, template: node, isLink, field, place: String(place) }
      }),
    )
  })
const told = new Set<string>()
const laws = cases.filter(({ name }) => !told.has(name) && told.add(name))

/** A piece of a page and all pieces in it. */
function partsOf(template: NodeTemplate): readonly NodeTemplate[] {
  return [template, ...Object.values(template.slots ?? {}).flatMap((inside) => inside.flatMap(partsOf))]
}

const valueOf = (value: Json | undefined): Json => (value === undefined ? {} : { value })

function drawnOf({ definition, template, isLink, field }: Case, at: number): DrawnElement {
  const { type } = definition
  const drawn = createElement(fixtureElement(type), {
    ...template.props,
    id: caseId(at),
    ...(type === 'table-row' && { slot: 'rows' }),
    ...(isLink && { link: LINK }),
    [field]: readValue('value'),
  })
  return { type, drawn }
}

/** The values in an order of their own for each page; the same in every run. */
function shuffled(seed: number): readonly (Json | undefined)[] {
  const random = createRandom(seed)
  return VALUES.map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

let canvas: CanvasFrame
beforeAll(() => {
  canvas = openCanvasFrame(directCatalogue)
})
afterAll(() => canvas.close())

describe('renderer-R38 a value that is written stands there as if it had been drawn', () => {
  test('every element that says so is among the cases', () => {
    const elements = new Set(laws.map(({ definition }) => definition.type))
    expect([...elements].toSorted()).toEqual(['button', 'form-input', 'image', 'paginator', 'select', 'table-cell', 'text'])
  })

  test.each(inPages(laws).map((together, at) => [together.map(({ name }) => name).join('; '), together, at] as const))(
    '%s',
    async (_, together, at) => {
      const [first, ...others] = shuffled(at + 1)
      const records = pageAround(together.map(drawnOf), valueOf(first))
      const { nodes, ...seen } = await drawAndWrite(records, [valueOf(first), ...others.map(valueOf)], canvas)
      expect(together.map(({ name }, index) => [name, nodes[caseId(index)]?.direct])).toEqual(
        together.map(({ name, field, place }) => [name, { [field]: place }]),
      )
      expect(seen.hydrated, 'after hydration').toEqual(seen.drawn)
      expect(seen.client, 'drawn by the client').toEqual(seen.drawn)
      expect(seen.canvas, 'in the canvas').toEqual(seen.drawn)
      expect(seen.complaints).toEqual([])
    },
  )
})
