import { describe, expect, test } from 'vitest'
import type { NodeRecord } from '@heddle/document'
import { compilerOf, id, node, project } from '../testing/fixture.ts'
import { bind, chunks } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'

type Styles = NodeRecord['styles']
const repeat = { over: bind('[1, 2]') }
const list = (styles: Styles = {}, more: Partial<NodeRecord> = {}) => node('list', 'home', 'flexbox', { styles, ...more })
const row = (more: Partial<NodeRecord> = {}) => node('row', 'list', 'flexbox', { repeat, ...more })

function windowIn(...records: Parameters<typeof project>[0] & object) {
  const { published, issues } = compilerOf(project(records)).one('row')
  return { window: published.repeat?.window, codes: issues.map(({ code }) => code), className: published.className }
}

describe('publish-C45 rows that nobody sees may be missing where they are all that stands in', () => {
  test.each<[where: string, styles: Styles]>([
    ['a column', {}],
    ['a column on every screen', { mobile: { 'flex-direction': 'column' } }],
    ['a block', { default: { display: 'block' } }],
    ['a block that is a column on phones', { default: { display: 'flex' }, 'mobile:hover': { display: 'flex' } }],
  ])('%s', (_, styles) => {
    expect(windowIn(list(styles), row())).toMatchObject({ window: 'auto', codes: [] })
    expect(windowIn(list(styles), row({ repeat: { ...repeat, draws: 'visible' } }))).toMatchObject({ window: 'visible' })
  })

  test.each<[where: string, styles: Styles]>([
    ['a row', { default: { 'flex-direction': 'row' } }],
    ['a column that is a row on phones', { mobile: { 'flex-direction': 'row' } }],
    ['a column that begins below', { default: { 'flex-direction': 'column-reverse' } }],
    ['a column that wraps', { default: { 'flex-wrap': 'wrap' } }],
    ['a grid', { default: { display: 'grid' } }],
    ['what a formula lays out', { default: { display: bind("'block'") } }],
  ])('but not in %s, which is said where only what is visible was asked for', (_, styles) => {
    expect(windowIn(list(styles), row())).toMatchObject({ window: undefined, codes: [] })
    const asked = windowIn(list(styles), row({ repeat: { ...repeat, draws: 'visible' } }))
    expect(asked).toMatchObject({ window: undefined, codes: ['not-windowed'] })
  })

  test.each<[what: string, records: Parameters<typeof project>[0] & object]>([
    ['beside something else', [list(), row(), node('other', 'list', 'text')]],
    ['with a condition of their own', [list(), row({ condition: bind('true') })]],
    ['that leave the flow', [list(), row({ styles: { default: { position: 'absolute' } } })]],
    ['that stand in a line', [list({ default: { display: 'block' } }), row({ styles: { default: { display: 'inline-flex' } } })]],
    ['on the page itself', [node('row', 'home', 'section', { repeat })]],
  ])('and not rows %s', (_, records) => {
    expect(windowIn(...records)).toMatchObject({ window: undefined, codes: [] })
  })

  test('and a table only where its columns are fixed; what stands in its head does not count', () => {
    const table = (widths: string) => [
      node('list', 'home', 'table', { props: { widths: { default: widths } } }),
      node('head', 'list', 'table-row', { place: { parentId: id('list'), slot: 'head', index: 'a0' } }),
      node('row', 'list', 'table-row', { repeat, place: { parentId: id('list'), slot: 'rows', index: 'a0' } }),
    ]
    expect(windowIn(...table('fixed')).window).toBe('auto')
    expect(windowIn(...table('content')).window).toBeUndefined()
  })

  test('and what is around them decides anew when it changes', () => {
    const { view, store } = project([list(), row()])
    const { compiler, one } = compilerOf({ view, store, change: (diff) => diff })
    expect(one('row').published.repeat?.window).toBe('auto')
    const diff = { set: { [id('list')]: { 'styles/default/display': [null, 'grid'] } } } as const
    store.apply(diff)
    expect(compiler.affectedBy(diff)).toContain(id('row'))
    expect(one('row').published.repeat?.window).toBeUndefined()
  })
})

test('publish-C46 the browser leaves out what nobody sees of more than 300 rows, by one rule, and nothing of it in print', async () => {
  const { file } = await publish(
    project([
      node('part', 'home', 'section'),
      { ...list(), place: { parentId: id('part'), slot: 'children', index: 'a0' } },
      row(),
    ]),
    { chunks },
  )
  const html = file('index.html')
  expect(html).toContain('[data-long]>.heddle-row{content-visibility:auto')
  expect(html).toMatch(/@media print\{\.heddle-row\{content-visibility:visible!important\}/)
  expect(html).toMatch(/class="[^"]*heddle-row"/)
})

describe('publish-P21 what chooses rows is a file', () => {
  const page = (over: string, draws?: 'visible') =>
    project([
      node('part', 'home', 'section'),
      node('row', 'part', 'flexbox', { repeat: { over: bind(over), ...(draws && { draws }) } }),
    ])

  test('that pages ask for at once whose lists are long, and that the release holds where they may become it', async () => {
    const few = await publish(page('[1, 2]'), { chunks })
    expect(few.file('index.html')).not.toContain('windows.js')
    expect(few.chunks).toContain('windows.js')
    const numbers = Array.from({ length: 301 }, (_, at) => at).join(',')
    const many = await publish(page(`[${numbers}]`), { chunks })
    expect(many.file('index.html')).toContain('<link rel="modulepreload" href="/chunks/windows.js">')
  })

  test('and the first rows are drawn of a list that draws only what is visible, with room for the others', async () => {
    const numbers = Array.from({ length: 100 }, (_, at) => at).join(',')
    const { file } = await publish(page(`[${numbers}]`, 'visible'), { chunks })
    const html = file('index.html').split('<script type="application/json"')[0] ?? ''
    expect(html.match(/heddle-row"/g)).toHaveLength(60)
    expect(html).toContain('<div data-space="" aria-hidden="true" style="height:calc(40*2lh)"></div><!--')
  })
})
