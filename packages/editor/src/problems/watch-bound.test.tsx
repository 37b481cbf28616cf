import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { fieldsOfDefinitions, fixtureElement, Flexbox, formula, Page, recordsOf, Section, Text } from '@heddle/testing'
import type { CanvasConnection } from '../frame/connection.ts'
import { boundIn } from './bound-values.ts'
import { MOST_BOUND, watchBound } from './watch-bound.ts'

const Input = fixtureElement('form-input')
const Dates = fixtureElement('date-picker')
const Select = fixtureElement('select')
const id = (name: string): string => name.padEnd(16, '0')
let stop = (): void => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** An editor of two pages; the canvas gives what stands in a formula as JSON, and counts what it was asked. */
function watch(children: React.ReactNode, elsewhere?: React.ReactNode) {
  const store = createStore<DocumentRecord>(
    recordsOf(
      <>
        <Page id={id('home')} name="Home">
          <Section>{children}</Section>
        </Page>
        <Page id={id('other')} name="Other">
          {elsewhere}
        </Page>
      </>,
      { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
    ),
  )
  const explain = vi.fn<CanvasConnection['explain']>(async (_, code, options) => ({
    result:
      code === 'broken'
        ? { ok: false, message: 'broken' }
        : { ok: true, value: (options?.steps ? [options.steps] : JSON.parse(code)) as unknown, kind: '' },
    took: 0,
  }))
  const session = { pageId: signal(id('home')), language: signal('en') }
  const [problems, end] = watchBound({
    store,
    view: createDocumentView(store),
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    canvas: signal({ isDrawn: signal(true), explain } as Partial<CanvasConnection> as CanvasConnection),
    session,
  })
  stop = end
  const said = () =>
    problems.value.map(({ nodeId, severity, message }) => `${nodeId?.replaceAll('0', '')} ${severity}: ${message}`)
  return { store, session, explain, said, settle: () => vi.runAllTimersAsync() }
}

test('what a formula on the page gives is looked at: of a wrong type, and not among what is offered', async () => {
  const { said, settle, session, store } = watch(
    <>
      <Text id={id('list')} text={formula('[1]')} />
      <Text text={formula('4')} />
      <Text text={formula('broken')} />
      <Flexbox id={id('box')} tag="div">
        <Input id={id('field')} rows={formula('"many"')} required={formula('"yes"')} />
      </Flexbox>
    </>,
  )
  await settle()
  expect(said()).toEqual([
    'list warning: What the formula of Text gives now must be a text',
    'field warning: What the formula of Rows gives now must be a number',
  ])
  store.apply({ set: { [id('list')]: { 'props/text/en': [null, 'Words'] } } })
  await settle()
  expect(said()).toHaveLength(1)
  session.pageId.value = id('other')
  await settle()
  expect(said()).toHaveLength(1)
})

test('of a page with more bound values than anybody waits for the first ones are looked at', async () => {
  const { explain, settle } = watch(Array.from({ length: MOST_BOUND + 1 }, (_, at) => <Text key={at} text={formula('1')} />))
  await settle()
  expect(explain).toHaveBeenCalledTimes(MOST_BOUND)
})

test('what holds no formula is passed over without a look at each of its fields', () => {
  const records = recordsOf(
    <Page id={id('home')} name="Home">
      <Section>
        <Text text="Words" />
        <Text text={formula('1')} />
      </Section>
    </Page>,
    { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
  )
  const view = createDocumentView(createStore<DocumentRecord>(records))
  const looked: string[] = []
  const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
  definitions.get = (type) => (looked.push(type), Map.prototype.get.call(definitions, type) as never)
  const found = view.of('node').flatMap((node) => boundIn(node, definitions, view, 'en'))
  expect(found.map(({ name }) => name)).toEqual(['text'])
  expect(looked).toEqual(['text'])
})

test('so is an option that is not among those offered now, but not where others are taken too', async () => {
  const { said, settle } = watch(
    <Dates id={id('dates')} weekStart={formula('"9"')} timezone={formula('"Europe/Rome"')} format="custom" />,
  )
  await settle()
  expect(said()).toEqual([expect.stringMatching(/^dates warning: .*must be one of 1, 2, 3, 4, 5, 6, 0/)])
})

test('so are a date that cannot be read and a first value that no option beside it has', async () => {
  const { said, settle } = watch(
    <>
      <Dates id={id('dates')} dateMode="date" initValueSingle={formula('"soon"')} minDate={formula('"2026-11-23"')} />
      <Select id={id('size')} options={['1', '2']} value={formula('1')} />
    </>,
  )
  await settle()
  expect(said()).toEqual([
    expect.stringMatching(/^dates warning: What the formula of Initial value gives now cannot be read as a date/),
    'size warning: What the formula of Initial value gives now is 1, where the option has "1": write the same',
  ])
})

test('what a list becomes behind its filter, order and map is what counts', async () => {
  const { explain, said, settle } = watch(
    <Select id={id('size')} options={{ ...formula('[3]'), map: formula('item') }} value={{ ...formula('{}'), sort: [] }} />,
  )
  await settle()
  expect(said()).toEqual([])
  expect(explain.mock.calls.map(([, , options]) => options)).toEqual([
    { steps: { map: { type: 'f', code: 'item' } } },
    { steps: { sort: [] } },
  ])
})

test('after the page on show those of other pages are looked at', async () => {
  const { explain, said, settle } = watch(
    <Text id={id('here')} text={formula('[1]')} />,
    <Section>
      <Text id={id('there')} text={formula('[2]')} />
    </Section>,
  )
  await settle()
  expect(explain.mock.calls.map(([, code]) => code)).toEqual(['[1]', '[2]'])
  expect(said()).toEqual([
    'here warning: What the formula of Text gives now must be a text',
    'there warning: What the formula of Text gives now must be a text',
  ])
})
