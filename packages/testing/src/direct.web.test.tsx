import { createElement, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import type { DocumentRecord, LinkValue } from '@heddle/document'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { PageView, type NodeSource } from '@heddle/renderer'
import { createRenderPage } from '@heddle/runtime/server'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { fixtureElement, Flexbox, formula, Page, Section, Text, Variable } from './fixture-elements.ts'
import { normalForm } from './normal-form.ts'
import { inDocument, inlineSource } from './parity.ts'
import { publishFixture } from './publish-fixture.ts'
import { listenToReact, untilDrawn } from './react-complaints.ts'
import { recordsOf } from './records-of.ts'
import { createRandom } from './seeded.ts'
import { snapshotHost } from './snapshot-host.ts'

const catalogue = { definitions: elementDefinitions, components: elementComponents, elementStyles, functions: functionCalls }
const render = createRenderPage(elementComponents, functionCalls)
const VARIABLE = 'variable00000000'
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

function projectOf({ template, isLink, field }: Case, first: Json | undefined): readonly DocumentRecord[] {
  const { element, props } = template
  const drawn = createElement(fixtureElement(element), {
    ...props,
    ...(isLink && { link: LINK }),
    [field]: formula(`variables['${VARIABLE}'].value`),
  })
  return recordsOf(pageWith(drawn), {
    fieldsOf: fieldsOfDefinitions(elementDefinitions),
  })

  function pageWith(inside: ReactElement): ReactElement {
    return (
      <>
        <Variable id={VARIABLE} name="x" type="object" value={valueOf(first)} />
        <Page name="Home" id="homehomehomehome">
          <Section>
            <Text>Before</Text>
            {element === 'table-cell' ? createElement(fixtureElement('table'), {}, rowOf(inside)) : <Flexbox>{inside}</Flexbox>}
          </Section>
        </Page>
      </>
    )
  }
}

function rowOf(cell: ReactElement): ReactElement {
  return createElement(fixtureElement('table-row'), { slot: 'rows' }, cell)
}

/** The values in an order of their own for each case; the same in every run. */
function shuffled(seed: number): readonly (Json | undefined)[] {
  const random = createRandom(seed)
  return VALUES.map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

let canvas: CanvasFrame
beforeAll(() => {
  canvas = openCanvasFrame(catalogue)
})
afterAll(() => canvas.close())

describe('renderer-R38 a value that is written stands there as if it had been drawn', () => {
  test('every element that says so is among the cases', () => {
    const elements = new Set(laws.map(({ definition }) => definition.type))
    expect([...elements].toSorted()).toEqual(['button', 'image', 'table-cell', 'text'])
  })

  test.each(laws.map((law, at) => [law.name, law, at] as const))('%s', async (_, law, at) => {
    const [first, ...others] = shuffled(at + 1)
    const records = projectOf(law, first)
    const { pages, problems } = await publishFixture(records, catalogue)
    expect(problems).toEqual([])
    const [page] = pages
    if (!page) throw new Error('There is no page')
    const { data, lang, path, rows, html } = page
    const nodes = [...Object.values(data.sections), ...Object.values(data.wwObjects)]
    expect(nodes.flatMap(({ direct = {} }) => Object.entries(direct))).toEqual([[law.field, law.place]])

    const complaints = listenToReact()
    const drawnWith = (value: Json | undefined): Promise<string> => {
      const variables = data.variables.map((variable) => ({ ...variable, defaultValue: valueOf(value) }))
      const input = { page: { ...data, variables }, site: { defaultTheme: 'light' as const }, lang, path, rows }
      const drawn = render({ ...input, parameters: {}, facts: { now: 0, defaultLanguage: lang } })
      expect(drawn.broken).toEqual([])
      return inDocument(`<!doctype html><title>Drawn</title>${drawn.html}`, async (body) => normalForm(body))
    }
    const expected: string[] = []
    for (const value of [first, ...others]) expected.push(await drawnWith(value))

    const follow = async (body: HTMLElement, start: (view: ReactElement) => Root, source: NodeSource): Promise<string[]> => {
      const host = snapshotHost({ data, lang, path, rows, functions: functionCalls })
      const sections = data.page.sections.map(({ uid }) => uid)
      let root: Root | undefined
      await untilDrawn(() => {
        root = start(createElement(PageView, { sections, source, host, components: elementComponents }))
      })
      const seen = [normalForm(body, 'script, #made-with-heddle')]
      for (const value of others) {
        await untilDrawn(() => host.variable?.(VARIABLE)?.set(valueOf(value)))
        seen.push(normalForm(body, 'script, #made-with-heddle'))
      }
      await untilDrawn(() => root?.unmount())
      return seen
    }
    const whole: NodeSource = { get: (uid) => data.sections[uid] ?? data.wwObjects[uid] }
    try {
      const hydrated = await inDocument(html, (body) =>
        follow(body, (view) => hydrateRoot(body, view), inlineSource(body) ?? whole),
      )
      expect(hydrated, 'after hydration').toEqual(expected)
      const client = await inDocument('<!doctype html><title>Empty</title>', (body) =>
        follow(
          body,
          (view) => {
            const root = createRoot(body)
            root.render(view)
            return root
          },
          whole,
        ),
      )
      expect(client, 'drawn by the client').toEqual(expected)
      const inCanvas = [await canvas.draw(records, page.id, lang)]
      let before = valueOf(first)
      for (const value of others) {
        const after = valueOf(value)
        inCanvas.push(await canvas.change({ put: {}, remove: {}, set: { [VARIABLE]: { defaultValue: [before, after] } } }))
        before = after
      }
      expect(inCanvas, 'in the canvas').toEqual(expected)
      expect(complaints.list).toEqual([])
    } finally {
      complaints.stop()
    }
  })
})
