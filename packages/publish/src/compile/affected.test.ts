import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Diff } from '@heddle/store'
import type { DocumentRecord, NodeRecord } from '@heddle/document'
import { compilerOf, id, node, page, project, styleClass, token, variable, type Project } from '../testing/fixture.ts'

const bind = (code: string) => ({ type: 'f' as const, code })

function bakery(): Project {
  return project([
    page('test', 'test'),
    variable('count', 'count'),
    token('brand', 'color', '#112233', { name: 'brand' }),
    styleClass('box', { default: { color: 'red' } }),
    styleClass('small', { default: { 'margin-top': '1px' } }, { parentId: id('box') }),
    { id: id('loaf'), kind: 'asset', name: 'loaf.png', folder: '', index: 'a0', file: 'loaf.png', mime: 'image/png', size: 9 },
    node('first', 'home', 'section', { name: 'Prices' }),
    node('second', 'home', 'section', { name: 'Prices' }),
    node('other', 'test', 'section', { name: 'About' }),
    node('box', 'first', 'flexbox', { classes: { [id('small')]: 'a0' } }),
    node('bound', 'box', 'text', { props: { text: { ru: bind('variables.count') } } }),
    node('plain', 'box', 'text', { props: { text: { ru: 'Loaf' } } }),
    node('link', 'box', 'text', { link: { type: 'internal', pageId: id('test') } }),
    node('jump', 'box', 'text', { link: { type: 'internal', pageId: id('home'), sectionId: id('second') } }),
    node('coloured', 'second', 'text', { styles: { default: { color: bind('colors.brand') } } }),
    node('picture', 'second', 'image', { props: { url: { default: `asset:${id('loaf')}` } } }),
  ])
}

const FLOW = {
  id: id('flow'),
  kind: 'workflow',
  name: 'Flow',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  actions: {},
} as const

const set = (name: string, path: string, to: string | null) =>
  ({ set: { [id(name)]: { [path]: ['', to] } } }) as Diff<DocumentRecord>
const move = (name: string, from: NodeRecord['place'], to: NodeRecord['place']) =>
  ({ set: { [id(name)]: { place: [from, to] } } }) as unknown as Diff<DocumentRecord>

/** Changes of every kind that compiled nodes are made from. */
const CHANGES: readonly ((project: Project) => Diff<DocumentRecord>)[] = [
  () => set('plain', 'props/text/ru', 'Rye'),
  () => set('box', 'styles/default/color', 'blue'),
  () => set('box0000000000000', 'styles/default/color', 'green'),
  () => set('small', 'styles/default/margin-top', '5px'),
  () => set('brand', 'name', 'accent'),
  () => set('count', 'name', 'total'),
  () => set('test', 'paths/default', 'elsewhere'),
  () => set('site', 'homePageId', id('test')),
  () => set('first', 'name', 'Offers'),
  () => set('second', 'linkId', 'price-list'),
  () => set('loaf', 'file', 'rye.png'),
  () => ({ put: { [id('flow')]: { ...FLOW, ownerId: id('plain') } } }),
  () => set('flow', 'trigger', 'mouseenter'),
  () => set('flow', 'ownerId', id('link')),
  ({ view }) => ({ remove: Object.fromEntries(recordEntry(view.get(id('flow')))) }),
  () => ({ put: { [id('late')]: variable('late', 'count', { pageId: id('home') }) } }),
  () => ({ put: { [id('third')]: node('third', 'home', 'section', { name: 'Prices' }) } }),
  () => ({ put: { [id('child')]: node('child', 'second', 'text') } }),
  ({ view }) => ({
    remove: Object.fromEntries(
      ['first', 'box', 'bound', 'plain', 'link', 'jump'].flatMap((name) => recordEntry(view.get(id(name)))),
    ),
  }),
  ({ view }) => moveTo(view.find('node', id('box')), id('other')),
  ({ view }) => moveTo(view.find('node', id('plain')), id('second')),
  ({ view }) => ({ remove: Object.fromEntries(recordEntry(view.get(id('loaf')))) }),
]

function recordEntry(record: DocumentRecord | undefined): readonly (readonly [string, DocumentRecord])[] {
  return record ? [[record.id, record]] : []
}

function moveTo(record: NodeRecord | undefined, parentId: string): Diff<DocumentRecord> {
  return record ? move(record.id, record.place, { ...record.place, parentId }) : {}
}

const NODES = ['first', 'second', 'third', 'other', 'box', 'bound', 'plain', 'link', 'jump', 'coloured', 'picture', 'child']

describe('what a change touches', () => {
  test('publish-C16 affectedBy names every node whose compiled form became another one, and the compiler gives the new form', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 8 }), (changes) => {
        const bakeryNow = bakery()
        const { compiler } = compilerOf(bakeryNow)
        for (const makeDiff of changes) {
          const before = new Map(NODES.map((name) => [name, compiler.node(id(name))?.published]))
          const diff = bakeryNow.change(makeDiff(bakeryNow))
          const affected = compiler.affectedBy(diff)
          const fresh = compilerOf(bakeryNow).compiler
          for (const name of NODES) {
            const after = fresh.node(id(name))
            expect(compiler.node(id(name))).toEqual(after)
            if (JSON.stringify(before.get(name)) !== JSON.stringify(after?.published)) expect(affected).toContain(id(name))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('publish-C16 typing into one text touches that text only', () => {
    const bakeryNow = bakery()
    const { compiler } = compilerOf(bakeryNow)
    for (const name of NODES) compiler.node(id(name))
    expect([...compiler.affectedBy(bakeryNow.change(set('plain', 'props/text/ru', 'Rye')))]).toEqual([id('plain')])
  })

  test('publish-C16 what a link leads to comes back, and the link leads there again', () => {
    const bakeryNow = bakery()
    const { compiler } = compilerOf(bakeryNow)
    bakeryNow.change({
      put: { [id('leap')]: node('leap', 'box', 'text', { link: { type: 'internal', sectionId: id('goal') } }) },
    })
    expect(compiler.node(id('leap'))?.published.link).toBeUndefined()
    const goal = node('goal', 'other', 'text', { attributes: { id: 'goal' } })
    expect(compiler.affectedBy(bakeryNow.change({ put: { [goal.id]: goal } }))).toContain(id('leap'))
    expect(compiler.node(id('leap'))?.published.link).toMatchObject({ href: '/test#goal' })
  })
})
