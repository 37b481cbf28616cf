import { expect, test } from 'vitest'
import { insertCollection } from '@heddle/document/operations'
import { Flexbox, Page, Section, Text, Variable } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { showOn } from './use-data-drop.ts'

const [HOME, CARD, TITLE, VISITS, ORDERS] = [
  'home000000000000',
  'card000000000000',
  'title00000000000',
  'visits0000000000',
  'orders0000000000',
] as const

function open() {
  const editor = createTestEditor(
    <>
      <Page id={HOME} name="Home">
        <Section>
          <Flexbox id={CARD} name="Card">
            <Text id={TITLE}>Old</Text>
          </Flexbox>
        </Section>
      </Page>
      <Variable id={VISITS} name="visits" type="number" value={3} />
    </>,
  )
  const rows = insertCollection(editor.view, { name: 'orders', mode: 'static', data: [], newId: () => ORDERS })
  editor.change('Orders', rows)
  return { editor, node: (id: string) => editor.view.find('node', id) }
}
const code = (kind: string, id: string) => `${kind}['${id}']`

test('a variable that is dropped on a text is what it shows, and the text is selected', () => {
  const { editor, node } = open()
  showOn(editor, TITLE, { recordId: VISITS, code: code('variables', VISITS) })
  const language = editor.session.language.value
  expect(node(TITLE)?.props['text']?.[language]).toEqual({ type: 'f', code: code('variables', VISITS) })
  expect(editor.session.selection.value).toEqual([TITLE])
})

test('a collection that is dropped on an element repeats it, by the key of its rows', () => {
  const { editor, node } = open()
  editor.store.apply({ set: { [ORDERS]: { rowKey: [null, 'number'] } } })
  showOn(editor, CARD, { recordId: ORDERS, code: code('collections', ORDERS) })
  expect(node(CARD)?.repeat).toEqual({ over: { type: 'f', code: code('collections', ORDERS) }, key: 'number' })
})

test('a variable that is dropped on what shows no text changes nothing, and says so', () => {
  const { editor, node } = open()
  const before = node(CARD)
  showOn(editor, CARD, { recordId: VISITS, code: code('variables', VISITS) })
  expect(node(CARD)).toBe(before)
  expect(editor.session.notice.value?.text).toMatch(/^Card shows no text/)
})
