import { describe, expect, test } from 'vitest'
import { Button, Component, Flexbox, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { describePlace, insertItem, insertPlace } from '../../commands/insert/insert-item.ts'
import { openInstance } from '../../session/inside/inside.ts'
import { insertablesOf } from '../../session/insertables.ts'
import { paletteEntries, quickInsertEntries } from './entries.ts'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')} name="Hero">
      <Flexbox id={id('row')} name="Row">
        <Text id={id('title')}>Hello</Text>
      </Flexbox>
      <Button id={id('button')} name="Buy" />
    </Section>
  </Page>
)

function open(selected?: string) {
  const editor = createTestEditor(fixture)
  editor.session.selection.value = selected === undefined ? [] : [id(selected)]
  return editor
}
/** Ids of what quick insert offers for a query, in order; commands as they are called. */
const offered = (query: string, selected?: string) =>
  quickInsertEntries(paletteEntries(open(selected)), query).map(({ item, label }) => item?.id ?? label)

describe('quick insert', () => {
  test.each([
    ['container', 'flexbox'],
    ['div', 'flexbox'],
    ['box', 'flexbox'],
    ['stack', 'flexbox/column'],
    ['column', 'flexbox/column'],
    ['row', 'flexbox/row'],
    ['hstack', 'flexbox/row'],
    ['grid', 'flexbox/grid'],
    ['columns', 'columns'],
    ['two columns', 'columns'],
    ['sidebar', 'columns/sidebar'],
    ['mosaic', 'columns/mosaic'],
    ['list', 'flexbox/list'],
    ['ul', 'flexbox/list'],
    ['menu', 'flexbox/menu'],
    ['nav', 'flexbox/menu'],
    ['card', 'flexbox/card'],
    ['form', 'form-container'],
    ['heading', 'text/h1'],
    ['h1', 'text/h1'],
    ['H2', 'text/h2'],
    ['title', 'text/h1'],
    ['paragraph', 'text'],
    ['p', 'text'],
    ['image', 'image'],
    ['photo', 'image'],
    ['link', 'link-block'],
    ['input', 'form-input'],
    ['dropdown', 'dropdown'],
    ['popover', 'dropdown'],
    ['select', 'select'],
    ['checkbox', 'checkbox'],
    ['switch', 'toggle'],
    ['radio', 'radio-group'],
    ['stars', 'rating'],
    ['textarea', 'form-input'],
    ['line', 'divider'],
    ['table', 'table'],
    ['header', 'section/header'],
    ['footer', 'section/footer'],
    ['кнопка', 'button'],
    ['заголовок', 'text/h1'],
  ])('%s adds %s', (query, item) => {
    expect(offered(query)[0]).toBe(item)
    expect(offered(query, 'title')[0]).toBe(item)
  })

  test('puts what can be added before commands, and still finds those', () => {
    const found = offered('container', 'title')
    expect(found.indexOf('flexbox')).toBeLessThan(found.indexOf('Wrap in a container'))
    expect(offered('duplicate', 'title')[0]).toBe('Duplicate')
  })

  test('offers nothing that has no place here', () => {
    expect(offered('table row')).not.toContain('table-row')
    expect(offered('')).not.toContain('table-cell')
  })

  test('finds components of the project, and linked sections where one stands on a page', () => {
    const editor = createTestEditor(
      <>
        <Page id={id('page')} name="Home">
          <Section id={id('hero')} name="Hero">
            <Text id={id('title')}>Hello</Text>
          </Section>
        </Page>
        <Component id={id('sale')} name="Sale bar" type="section">
          <Section id={id('saleroot')} name="Sale bar" />
        </Component>
        <Component id={id('tile')} name="Price tile">
          <Flexbox id={id('tileroot')} />
        </Component>
      </>,
    )
    const { session, view } = editor
    session.selection.value = [id('title')]
    const first = (query: string) => quickInsertEntries(paletteEntries(editor), query)[0]
    expect(first('sale bar')?.adds).toEqual({ id: id('sale'), label: 'Sale bar', icon: 'link-2' })
    first('sale bar')?.run()
    expect(view.children(id('page')).map((child) => view.find('node', child)?.componentId)).toEqual([undefined, id('sale')])
    session.selection.value = [id('title')]
    first('price tile')?.run()
    expect(view.children(id('hero')).map((child) => view.find('node', child)?.componentId)).toEqual([undefined, id('tile')])
    openInstance(editor, view.children(id('hero'))[1] ?? '')
    session.selection.value = [id('tileroot')]
    const labels = quickInsertEntries(paletteEntries(editor), '').map(({ adds }) => adds?.label)
    expect(labels).toContain('Text')
    expect(labels).not.toContain('Price tile')
    expect(labels).not.toContain('Sale bar')
  })

  test('offers what was added last before all others', () => {
    const editor = open('title')
    const divider = insertablesOf(editor.definitions).get('divider') ?? expect.fail()
    expect(insertItem(editor, divider)).toBe(true)
    expect(offered('')[0]).toBe('divider')
  })
})

describe('something new', () => {
  /** Where it lands, in words. */
  const landing = (item: string, selected?: string) => {
    const editor = open(selected)
    const place = insertPlace(editor, insertablesOf(editor.definitions).get(item) ?? expect.fail())
    return place && describePlace(editor, place.target)
  }

  test('goes into a selected container that takes it, else after the selection, else to the end of the page', () => {
    expect(landing('text', 'row')).toBe('Into Container · Row')
    expect(landing('text', 'title')).toBe('After Text · Hello')
    expect(landing('text', 'button')).toBe('After Button · Buy')
    expect(landing('text')).toBe('Into Section · Hero')
    expect(landing('section', 'title')).toBe('After Section · Hero')
    expect(landing('section')).toBe('At the end of the page')
    expect(landing('table-cell', 'title')).toBeUndefined()
  })

  test('on an empty page it brings its section, and what was asked for is selected', () => {
    const editor = createTestEditor(<Page id={id('page')} name="Home" />)
    const heading = insertablesOf(editor.definitions).get('text/h1') ?? expect.fail()
    expect(insertItem(editor, heading)).toBe(true)
    const [section = ''] = editor.view.children(id('page'))
    expect(editor.view.find('node', section)?.element).toBe('section')
    expect(editor.session.selection.value).toEqual(editor.view.children(section))
  })

  test('that nothing takes is refused with the reason', () => {
    const editor = open('title')
    const cell = insertablesOf(editor.definitions).get('table-cell') ?? expect.fail()
    expect(insertItem(editor, cell)).toBe(false)
    expect(editor.labels).toEqual([])
  })
})
