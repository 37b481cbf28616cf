import { elementDefinitions } from '@heddle/elements/definitions'
import { createDocumentView } from '@heddle/document'
import { insertNode } from '@heddle/document/operations'
import { createStore } from '@heddle/store'
import { Button, createIds, fieldsOfDefinitions, fixtureElement, Flexbox, Page, recordsOf, Section, Text } from '@heddle/testing'
import { expect, test } from 'vitest'
import { insertTargets, tryTargets } from './insert-targets.ts'

const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const definitionOf = (type: string) => elementDefinitions.find((definition) => definition.type === type)
const id = (name: string) => name.padEnd(16, '0')
const Label = fixtureElement('label')
const Select = fixtureElement('select')
const Table = fixtureElement('table')
const Row = fixtureElement('table-row')
const Cell = fixtureElement('table-cell')
const Grid = fixtureElement('data-grid')
const Bar = fixtureElement('navigation-bar')
const Link = fixtureElement('link-block')
const Carousel = fixtureElement('carousel')
const Badge = fixtureElement('badge')
const Dropdown = fixtureElement('dropdown')
const Columns = fixtureElement('columns')
const Column = fixtureElement('column')
const Tabs = fixtureElement('tabs')
const Tab = fixtureElement('tab')
const TabPanel = fixtureElement('tab-panel')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Text id={id('title')}>Hello</Text>
      <Flexbox id={id('row')} />
      <Button id={id('button')} />
    </Section>
    <Section id={id('form')}>
      <Label id={id('city')}>
        <Select id={id('cities')} />
      </Label>
      <Label id={id('bare')} />
    </Section>
    <Section id={id('data')}>
      <Table id={id('table')}>
        <Row id={id('fullRow')} slot="rows">
          <Cell id={id('cell')} />
        </Row>
        <Row id={id('bareRow')} slot="rows" />
      </Table>
    </Section>
    <Section id={id('grids')}>
      <Grid id={id('plain')} />
      <Grid id={id('opening')} expandable />
    </Section>
    <Section id={id('split')}>
      <Columns id={id('columns')}>
        <Column id={id('begun')}>
          <Text>Here</Text>
        </Column>
        <Column id={id('second')} />
        <Column id={id('third')} />
      </Columns>
      <Columns id={id('done')}>
        <Column>
          <Text>All of it</Text>
        </Column>
      </Columns>
    </Section>
    <Section id={id('top')}>
      <Bar id={id('bar')}>
        <Link id={id('brand')} slot="brand" />
        <Link id={id('home')} slot="links" />
      </Bar>
      <Carousel id={id('slides')}>
        <Flexbox id={id('slide')} slot="slides" />
      </Carousel>
      <Carousel id={id('blank')} />
    </Section>
    <Section id={id('marks')}>
      <Badge id={id('badge')} />
      <Dropdown id={id('menu')}>
        <Button slot="triggerLayout" />
        <Flexbox id={id('panel')} slot="dropdownLayout" />
      </Dropdown>
      <Dropdown id={id('hollow')} />
      <Tabs id={id('tabs')}>
        <Tab id={id('tabOne')} slot="tabs" />
        <Tab id={id('tabTwo')} slot="tabs">
          <Badge id={id('mark')} />
        </Tab>
        <TabPanel id={id('panelOne')} slot="panels" />
        <TabPanel id={id('panelTwo')} slot="panels" />
      </Tabs>
    </Section>
    <Section id={id('below')}>
      <Flexbox id={id('full')}>
        <Text id={id('inner')}>Inside</Text>
      </Flexbox>
    </Section>
  </Page>
)
const view = createDocumentView(createStore(recordsOf(fixture, { fieldsOf })))

/** Where an element of this type lands when that node is selected: parent and position. */
function landing(element: string, selected?: string) {
  const newId = createIds(3)
  const targets = insertTargets(view, definitionOf, id('page'), selected === undefined ? undefined : id(selected), element)
  const result = tryTargets(targets, (target) => insertNode(view, { template: { element }, target, newId, fieldsOf }))
  const target = targets.find((place) => insertNode(view, { template: { element }, target: place, newId, fieldsOf }).ok)
  return result.ok && target ? [target.parentId.replace(/0+$/, ''), target.at] : undefined
}

test('an element lands after the selected one', () => {
  expect(landing('text', 'title')).toEqual(['hero', 1])
})

test('a container takes it in at its end, also when it holds something', () => {
  expect(landing('text', 'row')).toEqual(['row', undefined])
  expect(landing('text', 'full')).toEqual(['full', undefined])
})

test('a selected section takes it in at its end, another section goes behind it', () => {
  expect(landing('text', 'hero')).toEqual(['hero', undefined])
  expect(landing('section', 'title')).toEqual(['page', 1])
})

test('with nothing selected it goes into the last section', () => {
  expect(landing('text')).toEqual(['below', undefined])
  expect(landing('section')).toEqual(['page', undefined])
})

test('a row without cells takes one, a full one takes the next behind the cell that is selected', () => {
  expect(landing('table-cell', 'bareRow')).toEqual(['bareRow', undefined])
  expect(landing('table-cell', 'cell')).toEqual(['fullRow', 1])
  expect(landing('table-row', 'fullRow')).toEqual(['table', 1])
  expect(landing('text', 'cell')).toEqual(['cell', undefined])
  expect(landing('icon', 'button')).toEqual(['hero', 3])
})

test('it goes beside an input with its label, and into a label that has no field yet', () => {
  expect(landing('form-input', 'cities')).toEqual(['form', 1])
  expect(landing('form-input', 'city')).toEqual(['form', 1])
  expect(landing('form-input', 'bare')).toEqual(['bare', undefined])
})

test('what is added beside a grid goes into its rows only where they open', () => {
  expect([landing('text', 'plain'), landing('text', 'opening')]).toEqual([
    ['grids', 1],
    ['opening', undefined],
  ])
})

test('with columns selected it goes into the first empty one, one more column beside them; where none is empty, at their end', () => {
  expect(landing('text', 'columns')).toEqual(['second', undefined])
  expect(landing('column', 'columns')).toEqual(['columns', undefined])
  expect(landing('text', 'third')).toEqual(['third', undefined])
  expect(landing('text', 'done')).toEqual(['done', undefined])
})

test('a menu takes links, buttons and what opens more; what follows it on the page goes after it, and so does what follows slides', () => {
  expect(['link-block', 'button', 'dropdown'].map((type) => landing(type, 'bar'))).toEqual([
    ['bar', undefined],
    ['bar', undefined],
    ['bar', undefined],
  ])
  expect(landing('text', 'bar')).toEqual(['top', 1])
  expect(landing('text', 'slides')).toEqual(['top', 2])
  expect(landing('text', 'blank')).toEqual(['blank', undefined])
  const pasted = insertTargets(view, definitionOf, id('page'), id('bar'))
  expect(pasted[0]).toEqual({ parentId: id('bar'), slot: 'links' })
})

test('with a link of a menu selected the next link goes behind it, and what stands in a link into it', () => {
  expect(['link-block', 'button', 'dropdown'].map((type) => landing(type, 'home'))).toEqual([
    ['bar', 1],
    ['bar', 1],
    ['bar', 1],
  ])
  expect(landing('icon', 'home')).toEqual(['home', undefined])
})

test('a badge takes one thing to stand at the corner of, and nothing else that follows it', () => {
  expect(landing('avatar', 'badge')).toEqual(['badge', undefined])
  expect(landing('progress-bar', 'badge')).toEqual(['marks', 1])
})

test('what follows a dropdown goes after it, as it opens something already', () => {
  expect(landing('text', 'menu')).toEqual(['marks', 2])
  expect(landing('text', 'hollow')).toEqual(['hollow', undefined])
})

test('a tab takes what stands in its line; all else goes into what it shows', () => {
  expect(landing('icon', 'tabTwo')).toEqual(['tabTwo', undefined])
  expect(landing('svg-map', 'tabOne')).toEqual(['panelOne', undefined])
  expect(landing('section', 'tabTwo')).toEqual(['page', expect.any(Number)])
  expect(landing('tab', 'tabOne')).toEqual(['tabs', 1])
  expect(landing('text', 'tabs')).toEqual(['marks', 4])
})

test('with something in a tab selected, what the tab does not take goes into what it shows too', () => {
  expect(landing('icon', 'mark')).toEqual(['mark', undefined])
  expect(landing('text', 'mark')).toEqual(['tabTwo', 1])
  expect(landing('chart', 'mark')).toEqual(['panelTwo', undefined])
})
