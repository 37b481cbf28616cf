import { describe, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { insertCollection, setCollection, type CollectionValues } from '@heddle/document/operations'
import { Component, Flexbox, formula, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { rule } from './rules/undrawn-state.ts'

const [HOME, ORDERS, ROWS] = ['home000000000000', 'orders0000000000', 'rows000000000000'] as const
const over = { over: formula(`collections['${ORDERS}']`) }
const when = (code: string) => formula(`collections['${ORDERS}']${code}`) as never

/** An editor with a page and the collection `orders`; what the rule says of it, without what it says in general. */
function open(children: ReactNode, { mode = 'dynamic', ...values }: CollectionValues & { mode?: string } = {}, more?: ReactNode) {
  const editor = createTestEditor(
    <>
      <Page id={HOME} name="Home">
        <Section>{children}</Section>
      </Page>
      {more}
    </>,
  )
  const { view } = editor
  editor.change('Orders', insertCollection(view, { name: 'orders', mode, data: [], newId: () => ORDERS }))
  editor.change('Values', setCollection(view, { id: ORDERS, values }))
  const problems = () => rule.find({ view, definitions: editor.definitions, plugins: new Map() })
  return { editor, view, problems, said: () => problems().map(({ id }) => id.split('/').slice(2).join(' ')) }
}
const list = <Flexbox id={ROWS} name="Orders table" repeat={over} />

describe('a list that repeats over a collection', () => {
  test('wants a look for no rows and one for an error', () => {
    const { problems } = open(list)
    expect(problems().map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: Orders table has no look for no rows: a visitor for whom orders is empty sees nothing there',
      'warning: Orders table has no look for an error: a visitor for whom orders cannot be had sees nothing there',
    ])
  })

  test.each([
    ['rows that are kept and not filtered are never missing', { mode: 'static', data: [1] }, []],
    ['rows that are kept may be filtered away', { mode: 'static', data: [1], filter: { conditions: [] } }, [`${ROWS} empty`]],
    ['a list without rows is empty', { mode: 'static', data: [] }, [`${ROWS} empty`]],
    ['a server may fail too', { mode: 'server' }, [`${ROWS} empty`, `${ROWS} error`]],
    ['a single record is no list', { type: 'single', data: null }, []],
  ] as const)('%s', (_, values, said) => {
    expect(open(list, values as never).said()).toEqual(said)
  })

  test('has them where something on its page is shown by a condition about them', () => {
    const emptyLook = <Text condition={when('.total === 0')} />
    const errorLook = <Text condition={when('.error !== null')} />
    expect(open([list, <Flexbox key="e">{emptyLook}</Flexbox>]).said()).toEqual([`${ROWS} error`])
    expect(open([list, <Flexbox key="e">{errorLook}</Flexbox>]).said()).toEqual([`${ROWS} empty`])
    const elsewhere = (
      <Page name="About">
        <Section>
          {emptyLook}
          {errorLook}
        </Section>
      </Page>
    )
    expect(open(list, {}, elsewhere).said()).toEqual([`${ROWS} empty`, `${ROWS} error`])
  })

  test('in a component is looked for there', () => {
    const component = (
      <Component id="card000000000000" name="Card">
        <Flexbox>
          {list}
          <Text condition={when('.total === 0')} />
          <Text condition={when('.error !== null')} />
        </Flexbox>
      </Component>
    )
    expect(open(null, {}, component).said()).toEqual([])
  })

  test('gets the look by one press: a text behind it, shown on the canvas and selected', () => {
    const { editor, view, problems, said } = open([list, <Text key="end" name="End" />])
    for (const { fix } of problems().slice(0, 1)) fix?.mend(editor)
    const [id = ''] = editor.session.selection.value
    expect(view.find('node', id)).toMatchObject({
      element: 'text',
      name: 'No orders',
      condition: {
        code: `collections['${ORDERS}'].isFetched && collections['${ORDERS}'].total === 0 && collections['${ORDERS}'].error === null`,
      },
    })
    const parent = view.parent(ROWS) ?? ''
    expect(view.children(parent).indexOf(id)).toBe(view.children(parent).indexOf(ROWS) + 1)
    expect(editor.session.staged.value).toEqual({ [ORDERS]: 'empty' })
    expect(editor.labels.at(-1)).toBe('Draw orders empty')
    expect(said()).toEqual([`${ROWS} error`])
  })

  test('the look that is drawn counts as one, of an error and of kept rows too', () => {
    const { editor, problems, said } = open(list, { mode: 'server' })
    problems()
      .find(({ id }) => id.endsWith('error'))
      ?.fix?.mend(editor)
    expect(said()).toEqual([`${ROWS} empty`])
    const kept = open(list, { mode: 'static', data: [] })
    kept.problems()[0]?.fix?.mend(kept.editor)
    expect(kept.said()).toEqual([])
  })
})
