import { describe, expect, test } from 'vitest'
import { insertCollection, setCollection, setProp } from '@heddle/document/operations'
import { fixtureElement, formula, Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { rule } from './rules/first-page-alone.ts'

const [HOME, ORDERS, GRID] = ['home000000000000', 'orders0000000000', 'grid000000000000'] as const
const Grid = fixtureElement('data-grid')
const Paginator = fixtureElement('paginator')
const whole = formula(`collections['${ORDERS}']`)

/** An editor with the collection `orders`, a grid over it, and what stands below. */
function open({ data = whole, limit = 20, more = <></>, ...props }: Record<string, unknown> & { limit?: unknown } = {}) {
  const editor = createTestEditor(
    <Page id={HOME} name="Home">
      <Section>
        <Grid id={GRID} name="Orders table" data={data} {...props} />
        {more as never}
      </Section>
    </Page>,
  )
  editor.change('Orders', insertCollection(editor.view, { name: 'orders', mode: 'server', data: [], newId: () => ORDERS }))
  editor.change('Pages', setCollection(editor.view, { id: ORDERS, values: { limit } as never }))
  const problems = () => rule.find({ view: editor.view, definitions: editor.definitions, plugins: new Map() })
  return { editor, problems }
}

test('a grid over a collection with pages is told that its switch is off, and one press turns it on', () => {
  const { editor, problems } = open()
  const [problem] = problems()
  expect(problem).toMatchObject({
    severity: 'warning',
    message: 'Orders table shows the first page of orders alone: visitors have no way to the others',
    nodeId: GRID,
    fix: { label: 'Turn on “Pages of the collection”' },
  })
  problem?.fix?.mend(editor)
  expect(editor.view.find('node', GRID)?.props['server']).toEqual({ default: true })
  expect(problems()).toEqual([])
  const off = setProp(editor.view, {
    ids: [GRID],
    field: 'server',
    value: false,
    fieldsOf: (type) => editor.definitions.get(type),
  })
  editor.change('Off', off)
  expect(problems()).toHaveLength(1)
})

test.each([
  ['a collection without pages', { limit: 0 }, 0],
  ['pages of a size that a formula gives', { limit: formula('10 + 10') }, 1],
  ['the collection by another spelling', { data: formula(' collections["orders"] ') }, 1],
  ['its rows', { data: formula(`collections['${ORDERS}'].data`) }, 1],
  ['some of its rows', { data: formula(`collections['${ORDERS}'].data.slice(0, 3)`) }, 0],
  ['its rows, without pages', { data: formula(`collections['${ORDERS}'].data`), pagination: false }, 0],
  ['a list of its own', { data: [1, 2] }, 0],
  ['a grid without pages', { pagination: false }, 0],
  ['a paginator that leads through them', { more: <Paginator collection={whole} /> }, 0],
  ['a paginator of something else', { more: <Paginator collection={formula('collections.others')} /> }, 1],
])('of %s', (_, props, count) => expect(open(props).problems()).toHaveLength(count))

describe('a grid over the rows of a collection with pages', () => {
  test.each([`collections['${ORDERS}'].data`, ' collections.orders?.["data"] ', 'collections.orders?.data'])(
    'is told so, whatever the spelling, also where the switch was left on: %s',
    (code) => {
      const [problem] = open({ data: formula(code), server: true }).problems()
      expect(problem).toMatchObject({
        message: 'Orders table shows the first page of orders alone: it has its rows, of which it asks for no others',
        fix: { label: 'Bind orders itself, with “Pages of the collection”' },
      })
    },
  )

  test('gets the collection itself and the switch in one step', () => {
    const { editor, problems } = open({ data: formula(`collections['${ORDERS}'].data`) })
    const before = editor.labels.length
    problems()[0]?.fix?.mend(editor)
    expect(editor.labels.slice(before)).toEqual(['Bind orders itself, with “Pages of the collection”'])
    expect(editor.view.find('node', GRID)?.props).toMatchObject({ data: { default: whole }, server: { default: true } })
    expect(problems()).toEqual([])
  })

  test('which a filter of its binding leaves is told, and mended by nobody: the filter would be lost', () => {
    const filter = { conditions: [] }
    const [problem] = open({ data: { ...formula(`collections['${ORDERS}'].data`), filter } }).problems()
    expect(problem?.message).toContain('has its rows')
    expect(problem?.fix).toBeUndefined()
  })
})
