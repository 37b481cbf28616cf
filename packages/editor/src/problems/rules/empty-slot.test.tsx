import { expect, test } from 'vitest'
import { insertNode, setProp } from '@heddle/document/operations'
import { fixtureElement, formula, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './empty-slot.ts'

const GRID = 'grid000000000000'
const Grid = fixtureElement('data-grid')

function open(props: Record<string, unknown>, inside?: { readonly slot: string }) {
  const editor = createTestEditor(
    <Page name="Home">
      <Section>
        <Grid id={GRID} name="Orders" {...props} />
      </Section>
    </Page>,
  )
  const fieldsOf = (type: string) => editor.definitions.get(type)
  if (inside) {
    const target = { parentId: GRID, slot: inside.slot, at: 0 }
    editor.change(
      'In',
      insertNode(editor.view, { target, template: { element: 'text' }, newId: editor.newId, fieldsOf, language: 'en' }),
    )
  }
  const said = () => rule.find(editor).map(({ severity, nodeId, message }) => `${severity} ${nodeId}: ${message}`)
  return { editor, fieldsOf, said }
}
const drawn = (more: object = {}) => ({ columns: [{ key: 'status', kind: 'slot', ...more }] })

test('a column whose cells are drawn by elements says that there are none, until one stands there', () => {
  const told = `warning ${GRID}: The column “status” shows nothing, as “Cell 1” of Orders is empty: drop something into it`
  expect(open(drawn()).said()).toEqual([told])
  expect(open(drawn(), { slot: 'cell1' }).said()).toEqual([])
  expect(open(drawn(), { slot: 'cell2' }).said()).toEqual([told])
})

test.each([
  ['by its title where it has one', drawn({ title: 'State' }), ['The column “State” shows nothing, as “Cell 1”']],
  ['by neither where it has none', { columns: [{ kind: 'slot' }] }, ['A column shows nothing, as “Cell 1”']],
  ['without a title that a formula gives', drawn({ title: formula('1') }), ['The column “status” shows nothing, as “Cell 1”']],
  ['once where two share a slot', { columns: [...drawn().columns, ...drawn({ key: 'b' }).columns] }, ['The column “status”']],
  [
    'each where they have their own',
    { columns: [...drawn().columns, ...drawn({ slot: 'cell3' }).columns] },
    ['“Cell 1”', '“Cell 3”'],
  ],
  ['never where they are drawn by their values', { columns: [{ key: 'status', kind: 'tag' }] }, []],
  ['never where nobody knows them', { columns: formula('variables.columns') }, []],
])('a column is told of %s', (_, props, parts) => {
  const said = open(props).said()
  expect(said).toHaveLength(parts.length)
  for (const [at, part] of parts.entries()) expect(said[at]).toContain(part)
})

test('rows that open on nothing are told, and no more once they do not open', () => {
  const { editor, fieldsOf, said } = open({ expandable: true })
  expect(said()).toEqual([
    `warning ${GRID}: An opened row shows nothing, as “Row details” of Orders is empty: drop something into it`,
  ])
  editor.change('Close', setProp(editor.view, { ids: [GRID], field: 'expandable', value: false, fieldsOf }))
  expect(said()).toEqual([])
})

test('other elements may have empty slots', () => {
  const editor = createTestEditor(
    <Page name="Home">
      <Section>
        <Text />
      </Section>
    </Page>,
  )
  expect(rule.find(editor)).toEqual([])
})
