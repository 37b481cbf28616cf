import { expect, it } from 'vitest'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { insertLanguage, setDefaultLanguage, setTexts, textsOf, textsContext } from '@heddle/document/operations'
import type { OperationResult } from '@heddle/document/operations'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import { createStore } from '@heddle/store'
import { Component, fixtureElement, formula, Instance, Page, Section, Text } from './fixture-elements.ts'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { publishFixture } from './publish-fixture.ts'
import { recordsOf } from './records-of.ts'

const Select = fixtureElement('select')
const DataGrid = fixtureElement('data-grid')
const id = (name: string): string => name.padEnd(16, '0')
const [HOME, SIZES, GRID] = [id('home'), id('sizes'), id('grid')] as const
const [LINKS, MENU, LIST] = [id('links'), id('menu'), id('plist')] as const
const catalogue = { definitions: elementDefinitions, components: elementComponents, elementStyles, functions: functionCalls }
const facts = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const factsOf = ({ element }: { readonly element: string }) => facts.get(element)

function site() {
  const store = createStore<DocumentRecord>(
    recordsOf(
      <>
        <Component
          id={MENU}
          name="Menu"
          properties={{
            [LIST]: { name: 'links', type: 'list', texts: ['title'], defaultValue: [{ title: 'Bread', to: '/' }] },
          }}
        >
          <Text id={id('first')} text={formula(`context.component.props['${LIST}'][0].title`)} />
        </Component>
        <Page id={HOME} name="Home">
          <Section>
            <Select id={SIZES} options={['S', 'M']} />
            <DataGrid id={GRID} data={[{ id: 1, name: 'Rye', state: 'open' }]} dataTexts={['name']} />
            <Instance id={LINKS} of={MENU} />
          </Section>
        </Page>
      </>,
      { fieldsOf: fieldsOfDefinitions(elementDefinitions) },
    ),
  )
  const view = createDocumentView(store)
  const run = (result: OperationResult) => {
    if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join('; '))
    store.apply(result.diff)
  }
  run(insertLanguage(view, { language: 'de' }))
  return {
    run,
    view,
    write: (texts: readonly (readonly [id: string, map: string, value: string])[]) =>
      run(setTexts(view, { texts: texts.map(([of, map, value]) => ({ id: of, map, value, language: 'de' })), factsOf })),
    published: async () => {
      const { pages } = await publishFixture([...store.values()], catalogue)
      return Object.fromEntries(pages.map(({ lang, html }) => [lang, html]))
    },
    listed: (record: string) => {
      const found = view.get(record)
      return found ? textsOf(found, textsContext(view, { factsOf })).map(({ map, values }) => [map, values]) : []
    },
  }
}

it('options of one text, rows typed by hand and lists of components are published in each language, whichever is the default', async () => {
  const { run, view, write, published, listed } = site()
  expect(listed(GRID)).toEqual([['props/data/default/0/name', { en: 'Rye' }]])
  write([
    [SIZES, 'props/options/default/0/label', 'Klein'],
    [GRID, 'props/data/default/0/name', 'Roggen'],
    [MENU, `properties/${LIST}/defaultValue/0/title`, 'Brot'],
  ])
  const expectTexts = async () => {
    const { en = '', de = '' } = await published()
    for (const text of ['>S</option>', '>M</option>', 'Rye', 'Bread', 'open']) expect(en).toContain(text)
    for (const text of ['Klein', 'Roggen', 'Brot']) expect(en).not.toContain(text)
    for (const text of ['>Klein</option>', '>M</option>', 'value="S"', 'Roggen', 'Brot', 'open']) expect(de).toContain(text)
    for (const text of ['>S</option>', 'Rye', 'Bread']) expect(de).not.toContain(text)
    return { en, de }
  }
  const before = await expectTexts()
  expect(before.de).not.toContain('dataTexts')
  run(setDefaultLanguage(view, { language: 'de', factsOf }))
  await expectTexts()
  expect(listed(SIZES)).toEqual([
    ['props/options/default/0/label', { en: 'S', de: 'Klein' }],
    ['props/options/default/1/label', { en: 'M' }],
  ])
})
