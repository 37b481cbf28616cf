import { changeOf } from '@heddle/store'
import { expect, test } from 'vitest'
import { OUTLET_ELEMENT, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { MAX_COMPONENT_PARTS } from '../limits.ts'
import { component, instance, rootNode } from '../testing/component.ts'
import { compilerOf, id, node, page, project, variable } from '../testing/fixture.ts'
import { bind, collection, publishHome, workflow } from '../testing/logic.ts'

/** A card with a title and a note; the title is a property. */
const card = [
  component('card', {
    properties: { [id('title')]: { name: 'Title', type: 'text', defaultValue: 'Untitled' } },
    variables: { [id('open')]: { name: 'open', type: 'boolean', defaultValue: false } },
    formulas: { [id('loud')]: { name: 'loud', parameters: [], code: 'uppercase(context.component.props.Title)' } },
  }),
  rootNode('card', 'flexbox', { styles: { default: { color: 'red', gap: '4px' } } }),
  node('heading', 'cardroot', 'text', { props: { text: { ru: bind("context.component.props['Title']") } } }),
  node('note', 'cardroot', 'text', { props: { text: { ru: 'Свежий хлеб' } } }),
]
const part = node('part', 'home', 'section')

const uid = (...names: readonly string[]): string => names.map(id).join('.')

function compile(...records: readonly DocumentRecord[]) {
  const one = project([part, ...card, ...records])
  const { compiler } = compilerOf(one)
  const at = (...names: readonly string[]): PublishedNode | undefined => compiler.node(uid(...names))?.published
  return { ...one, compiler, at }
}

test('publish-C19 an instance draws the root of its component, with its own uid before those inside', () => {
  const { compiler, at } = compile(instance('first', 'part', 'card'), instance('second', 'part', 'card'))
  expect(compiler.nodesOf(id('home')).map(({ published }) => published.uid)).toEqual([
    id('part'),
    id('first'),
    uid('first', 'cardroot'),
    uid('first', 'heading'),
    uid('first', 'note'),
    id('second'),
    uid('second', 'cardroot'),
    uid('second', 'heading'),
    uid('second', 'note'),
  ])
  expect(at('first')).toMatchObject({ slots: { root: [uid('first', 'cardroot')] }, component: { id: id('card') } })
  expect(at('first', 'cardroot')?.slots).toEqual({ children: [uid('first', 'heading'), uid('first', 'note')] })
  expect(at('gone', 'heading')).toBeUndefined()
  expect(at('part', 'heading')).toBeUndefined()
})

test('publish-C16 a change of an instance, its component or a part of it touches what is drawn for them', () => {
  const one = compile(instance('first', 'part', 'card'), instance('second', 'part', 'card'))
  const affected = (name: string, path: string, to: string) => {
    one.compiler.nodesOf(id('home'))
    return one.compiler.affectedBy(one.change(changeOf(id(name), path, null, to)))
  }
  const [first, second] = ['first', 'second'].map((name) => uid(name, 'heading')) as [string, string]
  const byInstance = affected('first', `props/${id('title')}/default`, 'Rye')
  expect([byInstance.has(first), byInstance.has(second)]).toEqual([true, false])
  const byComponent = affected('card', `properties/${id('title')}/defaultValue`, 'Bread')
  expect([byComponent.has(first), byComponent.has(second)]).toEqual([true, true])
  const byPart = affected('heading', 'props/text/ru', 'Bread')
  expect([byPart.has(first), byPart.has(second)]).toEqual([true, true])
})

test('publish-C21 a formula inside of a component that names a variable means the one of the page where the instance stands', () => {
  const { at } = compile(
    variable('shared', 'count'),
    variable('own', 'count', { pageId: id('home') }),
    node('counter', 'cardroot', 'text', { props: { text: { ru: bind('variables.count') } } }),
    instance('first', 'part', 'card'),
  )
  const text = JSON.stringify(at('first', 'counter')?.props)
  expect(text).toContain(id('own'))
  expect(text).not.toContain(id('shared'))
})

test('publish-C20 an instance says a text in the language of the page, and nothing of it is live that is the same whatever happens', () => {
  const site = project(
    [part, ...card, instance('first', 'part', 'card', {}, { props: { [id('title')]: { ru: 'Хлеб', en: 'Bread' } } })],
    ['ru', 'en'],
  )
  for (const [language, text] of [
    ['ru', 'Хлеб'],
    ['en', 'Bread'],
  ] as const) {
    const { compiler } = compilerOf(site, language)
    expect(compiler.node(uid('first', 'heading'))?.published.props['text']).toBe(text)
    expect(compiler.node(id('first'))?.published).not.toHaveProperty('live')
  }
})

test('publish-C19 the root of a component hears for its instance and its component, other parts of it do not', () => {
  const heard = (ownerId: string, more: Parameters<typeof workflow>[2] = {}) => {
    const waits = workflow('waits', [], { ownerId: id(ownerId), trigger: 'click', ...more })
    const { at } = compile(waits, instance('first', 'part', 'card'))
    return ['cardroot', 'heading', 'note'].map((name) => ((at('first', name)?.live ?? 0) & LIVE.event) > 0)
  }
  expect(heard('first')).toEqual([true, false, false])
  expect(heard('card')).toEqual([true, false, false])
  expect(heard('note')).toEqual([false, false, true])
  const { at } = compile(
    workflow('byNote', [], { ownerId: id('note'), trigger: 'click' }),
    workflow('byFirst', [], { ownerId: id('first'), trigger: 'click' }),
    workflow('byCard', [], { ownerId: id('card'), trigger: 'mounted' }),
    instance('first', 'part', 'card'),
  )
  expect(at('first', 'note')?.events).toEqual({ click: [id('byNote')] })
  expect(at('first')).toMatchObject({ events: { click: [id('byFirst')] }, component: { events: { mounted: [id('byCard')] } } })
  expect(at('first', 'heading')).not.toHaveProperty('events')
  // What waits for nothing is run by others only.
  expect(heard('first', { trigger: '' })).toEqual([false, false, false])
})

test('publish-L1 what only an instance gives to its component goes to the page', async () => {
  const records = [part, ...card, instance('first', 'part', 'card', { title: bind('collections.orders.total') })]
  const { names } = await publishHome(project([...records, collection('orders'), collection('clients')]))
  expect(names.collections).toEqual(['orders'])
})

test('publish-C19 what an instance adds wins over the root: styles, classes, attributes; bindings see the place of the instance', () => {
  const { compiler, at } = compile(
    instance(
      'first',
      'part',
      'card',
      {},
      {
        styles: { default: { color: 'blue', opacity: bind('page.name') } },
        attributes: { 'data-tone': 'calm', 'data-name': bind('page.name') },
      },
    ),
  )
  const root = compiler.node(uid('first', 'cardroot'))
  expect([...(root?.rules.values() ?? [])].join()).toMatch(/gap:4px/)
  expect([...(root?.rules.values() ?? [])].join()).toMatch(/color:blue/)
  expect(root?.published.attributes).toMatchObject({ 'data-tone': 'calm' })
  const added = at('first')?.component?.props ?? {}
  expect(Object.keys(added).toSorted()).toEqual(['attributes/data-name', 'styles/default/opacity', id('title')].toSorted())
  expect(JSON.stringify(root?.published.style?.['opacity'])).toContain('styles/default/opacity')
})

test('publish-C19 an attribute that an instance adds by language is that of the page; a formula in it sees the place of the instance', () => {
  const title = { type: 't' as const, texts: { ru: bind('page.name'), en: 'Bread' } }
  const { compiler, at } = compile(instance('first', 'part', 'card', {}, { attributes: { title } }))
  const root = compiler.node(uid('first', 'cardroot'))
  expect(JSON.stringify(root?.published.attributes?.['title'])).toContain('attributes/title/texts/ru')
  expect(at('first')?.component?.props).toHaveProperty(['attributes/title/texts/ru'])
})

test('publish-C20 a property that never changes is drawn as it is: nothing inside is alive', () => {
  const { at } = compile(instance('first', 'part', 'card', { title: 'Ржаной' }), instance('second', 'part', 'card'))
  expect(at('first', 'heading')).toMatchObject({ props: { text: 'Ржаной' } })
  expect(at('first', 'heading')?.live).toBeUndefined()
  expect(at('second', 'heading')).toMatchObject({ props: { text: 'Untitled' } })
})

test('publish-C20 it is so through any number of components, and a bound one is alive', () => {
  const outer = [
    component('outer', { properties: { [id('name')]: { name: 'name', type: 'text' } } }),
    rootNode('outer', 'flexbox'),
    instance('inner', 'outerroot', 'card', { title: bind('context.component.props.name') }),
  ]
  const { at } = compile(
    ...outer,
    instance('still', 'part', 'outer', { name: 'Сайка' }),
    instance('alive', 'part', 'outer', { name: bind('page.name') }),
  )
  expect(at('still', 'inner', 'heading')).toMatchObject({ props: { text: 'Сайка' } })
  expect(at('still', 'inner', 'heading')?.live).toBeUndefined()
  expect(at('alive', 'inner', 'heading')?.live).toBe(LIVE.text)
})

test('publish-C20 a condition on such a property is decided while publishing', async () => {
  const records = [...card, node('extra', 'cardroot', 'text', { condition: bind("context.component.props['Title']") })]
  const one = project([part, ...records, instance('first', 'part', 'card', { title: '' }), instance('second', 'part', 'card')])
  const { page } = await publishHome(one)
  expect(page.page.live).toBe(false)
  expect(Object.keys(page.wwObjects)).toContain(uid('second', 'extra'))
  expect(Object.keys(page.wwObjects)).toContain(uid('second', 'cardroot'))
})

test('publish-C21 formulas inside name what belongs to the component by id', () => {
  const { at } = compile(
    node('shown', 'cardroot', 'text', {
      props: { text: { ru: bind('context.component.variables.open ? context.component.formulas.loud() : 1') } },
    }),
    instance('first', 'part', 'card'),
  )
  const tree = JSON.stringify(at('first', 'shown')?.props['text'])
  expect(tree).toContain(id('open'))
  expect(tree).toContain(id('loud'))
})

test('publish-C20 an instance carries what its properties are: what it sets, else the default; a formula only when it is one', () => {
  const { compiler, at } = compile(
    instance('plain', 'part', 'card'),
    instance('set', 'part', 'card', { title: 'Rye' }),
    instance('constant', 'part', 'card', { title: bind("'Oat'") }),
    instance('bound', 'part', 'card', { title: bind('page.name') }),
    instance('broken', 'part', 'card', { title: bind('1 +') }),
    instance('deep', 'part', 'card', { title: { list: [bind('1')] } }),
  )
  const titleOf = (name: string) => at(name)?.component?.props[id('title')]
  expect(['plain', 'set', 'constant', 'broken'].map(titleOf)).toEqual(['Untitled', 'Rye', 'Oat', 'Untitled'])
  expect(titleOf('bound')).toMatchObject({ type: 'f' })
  expect(titleOf('deep')).toEqual({ list: [{ type: 'f', tree: ['l', 1] }] })
  expect(compiler.node(id('broken'))?.issues).toMatchObject([
    { code: 'broken-formula', path: `node/${id('broken')}/props/${id('title')}` },
  ])
})

test('publish-C22 so does one whose component has no root', () => {
  const { compiler } = compile(component('empty'), instance('first', 'part', 'empty'))
  expect(compiler.node(id('first'))).toMatchObject({
    published: { condition: false },
    issues: [{ severity: 'warning', message: `Library component "${id('empty')}" not found.` }],
  })
})

test('publish-C22 S4-29 S9-26 a component that holds itself is drawn ten times inside itself, no more', () => {
  const { compiler } = compile(
    component('loop'),
    rootNode('loop', 'flexbox'),
    instance('again', 'looproot', 'loop'),
    instance('first', 'part', 'loop'),
  )
  const drawn = compiler.nodesOf(id('home')).filter(({ published }) => published.uid.endsWith(id('looproot')))
  expect(drawn).toHaveLength(11)
})

test('publish-C22 components that grow without an end are cut, and the builder is told', () => {
  const { compiler } = compile(
    component('loop'),
    rootNode('loop', 'flexbox'),
    ...Array.from({ length: 6 }, (_, at) => instance(`again${at}`, 'looproot', 'loop')),
    instance('first', 'part', 'loop'),
  )
  const nodes = compiler.nodesOf(id('home'))
  const drawn = nodes.filter(({ published }) => published.condition !== false)
  expect(drawn.length).toBeLessThanOrEqual(MAX_COMPONENT_PARTS + 2)
  expect(nodes.flatMap(({ issues }) => issues.map(({ code }) => code))).toContain('too-many-parts')
})

test('publish-C22 what is gone makes room again', () => {
  const { compiler, change } = compile(instance('first', 'part', 'card'))
  const many = (round: number) => Array.from({ length: 2000 }, (_, at) => node(`r${round}n${at}x`, 'cardroot', 'divider'))
  let before: readonly DocumentRecord[] = []
  for (let round = 0; round < 4; round += 1) {
    const next = many(round)
    const byId = (list: readonly DocumentRecord[]) => Object.fromEntries(list.map((record) => [record.id, record]))
    compiler.affectedBy(change({ put: byId(next), remove: byId(before) }))
    before = next
    const drawn = compiler.nodesOf(id('home')).filter(({ published }) => published.type === 'divider')
    expect(drawn).toHaveLength(2000)
    expect(drawn.every(({ published }) => published.condition !== false)).toBe(true)
  }
})

test('publish-C22 an instance of a component that is gone draws nothing and says so', () => {
  const { compiler } = compile(instance('first', 'part', 'gone'))
  const one = compiler.node(id('first'))
  expect(one?.published).toMatchObject({ condition: false })
  expect(one?.issues).toMatchObject([{ severity: 'warning', message: `Library component "${id('gone')}" not found.` }])
})

test('publish-C16 a change inside a component changes all its instances, on the canvas too', () => {
  const { compiler, change, at } = compile(instance('first', 'part', 'card'), instance('second', 'part', 'card'))
  compiler.nodesOf(id('home'))
  const affected = compiler.affectedBy(change({ set: { [id('note')]: { 'props/text/ru': ['Свежий хлеб', 'Вчерашний хлеб'] } } }))
  expect(affected).toContain(uid('first', 'note'))
  expect(affected).toContain(uid('second', 'note'))
  expect(at('first', 'note')?.props).toMatchObject({ text: 'Вчерашний хлеб' })
  const more = compiler.affectedBy(change({ put: { [id('last')]: node('last', 'cardroot', 'divider') } }))
  expect(more).toContain(uid('second', 'cardroot'))
  expect(at('second', 'cardroot')?.slots?.['children']).toContain(uid('second', 'last'))
  const renamed = compiler.affectedBy(
    change({
      set: {
        [id('card')]: { [`properties/${id('title')}`]: [null, { name: 'Title', type: 'text', defaultValue: 'Без имени' }] },
      },
    }),
  )
  expect(renamed).toContain(uid('first', 'heading'))
  expect(at('first', 'heading')?.props).toMatchObject({ text: 'Без имени' })
})

test('publish-L10 a page with still instances needs nothing of their component', async () => {
  const { page, names, preloads } = await publishHome(project([part, ...card, instance('first', 'part', 'card')]))
  expect(page.page.live).toBe(false)
  expect([page.libraryComponents, names.workflows, preloads]).toEqual([[], [], []])
})

test('publish-L10 a page with a live instance carries its component: variables, formulas, workflows and what these need', async () => {
  const one = project([
    part,
    ...card,
    node('toggle', 'cardroot', 'button', { props: { text: { ru: bind('context.component.formulas.loud()') } } }),
    workflow('press', [{ type: 'log', args: { message: bind('context.component.props.Title') } }], {
      ownerId: id('toggle'),
      trigger: 'click',
    }),
    workflow('born', [], { ownerId: id('card'), trigger: 'on-mounted' }),
    workflow('heard', [], { ownerId: id('first'), trigger: 'done' }),
    instance('first', 'part', 'card', { title: bind('page.name') }),
  ])
  const { page, names, preloads } = await publishHome(one)
  expect(page.libraryComponents).toMatchObject([
    {
      id: id('card'),
      properties: [{ id: id('title'), name: 'Title' }],
      variables: [{ id: id('open'), name: 'open', type: 'boolean', defaultValue: false }],
      formulas: [{ id: id('loud'), name: 'loud' }],
    },
  ])
  expect(names.workflows).toEqual(['born', 'heard', 'press'])
  expect(page.wwObjects[id('first')]).toMatchObject({
    component: { events: { 'on-mounted': [id('born')] } },
    events: { done: [id('heard')] },
  })
  expect(page.page.uses).toMatchObject({ functions: { text: 'texts.js' }, actions: { other: 'other.js' } })
  expect(preloads).toEqual(expect.arrayContaining(['components.js', 'workflows.js', 'texts.js', 'other.js']))
})

test('publish-L10 a formula inside a component that cannot be read blocks with its path', async () => {
  const { problems } = await publishHome(
    project([
      part,
      component('bad', { formulas: { [id('f')]: { name: 'f', parameters: [], code: '1 +' } } }),
      rootNode('bad', 'flexbox'),
      node('text', 'badroot', 'text', { props: { text: { ru: bind('context.component.formulas.f()') } } }),
      instance('first', 'part', 'bad'),
    ]),
  ).catch((error: unknown) => ({ problems: String(error) }))
  expect(JSON.stringify(problems)).toContain(`library-component/${id('bad')}/formulas/${id('f')}/code`)
})

/** A card with a slot that has something in it by default. */
const slotted = [
  component('frame'),
  rootNode('frame', 'flexbox'),
  node('outlet', 'frameroot', OUTLET_ELEMENT),
  node('usual', 'outlet', 'text', { props: { text: { ru: 'Пусто' } } }),
]
const filling = (name: string, of: string, text: NodeRecord['props'][string][string]): NodeRecord => ({
  ...node(name, of, 'text', { props: { text: { ru: text } } }),
  place: { parentId: id(of), slot: id('outlet'), index: 'a0' },
})

test('publish-C51 what an instance puts into a slot stands in the outlet under its own uid, and without it the default does', () => {
  const { compiler, at } = compile(
    ...slotted,
    instance('full', 'part', 'frame'),
    filling('mine', 'full', 'Хлеб'),
    instance('bare', 'part', 'frame'),
  )
  expect(at('full', 'outlet')).toMatchObject({ outlet: true, slots: { children: [id('mine')] } })
  expect(at('bare', 'outlet')?.slots).toEqual({ children: [uid('bare', 'usual')] })
  expect(at('bare', 'outlet')).not.toHaveProperty('outlet')
  const drawn = compiler.nodesOf(id('home')).map(({ published }) => published.uid)
  expect(drawn).toContain(id('mine'))
  expect(drawn).not.toContain(uid('full', 'usual'))
})

test('publish-C51 a formula in a slot names what stands around the instance, not the inside', () => {
  const { at } = compile(
    ...slotted,
    variable('own', 'count', { pageId: id('home') }),
    instance('full', 'part', 'frame'),
    filling('mine', 'full', bind('variables.count')),
  )
  expect(JSON.stringify(at('mine')?.props)).toContain(id('own'))
})

test('publish-C16 what comes into a slot or goes changes the outlet', () => {
  const one = compile(...slotted, instance('full', 'part', 'frame'))
  one.compiler.nodesOf(id('home'))
  const affected = one.compiler.affectedBy(one.change({ put: { [id('mine')]: filling('mine', 'full', 'Хлеб') } }))
  expect(affected.has(uid('full', 'outlet'))).toBe(true)
  expect(one.at('full', 'outlet')?.slots).toEqual({ children: [id('mine')] })
})

test('publish-C19 a link of an instance is that of its root, and its formulas see the place of the instance', () => {
  const { at } = compile(
    component('tile'),
    rootNode('tile', 'flexbox'),
    instance('still', 'part', 'tile', {}, { link: { type: 'external', href: 'https://example.org/' } }),
    instance('bound', 'part', 'tile', {}, { link: { type: 'external', href: bind("'/' + page.id") } }),
  )
  expect(at('still', 'tileroot')?.link).toMatchObject({ href: 'https://example.org/' })
  expect(JSON.stringify(at('bound', 'tileroot')?.link)).toContain('link/href')
  expect(at('bound')?.component?.props).toHaveProperty(['link/href'])
})

test('publish-C22 an instance with its component more than ten times around it is not drawn, in slots neither', () => {
  const names = Array.from('abcdefghijkl', (letter) => `level${letter}`)
  const nested = names.map((name, at) =>
    at === 0
      ? instance(name, 'part', 'frame')
      : { ...instance(name, 'part', 'frame'), place: { parentId: id(names[at - 1] ?? ''), slot: id('outlet'), index: 'a0' } },
  )
  const { at } = compile(...slotted, ...nested)
  expect(at('levelk')).not.toHaveProperty('condition')
  expect(at('levell')?.condition).toBe(false)
})

test('publish-C62 an instance draws nodes that are open with what it sets for them; others and other instances stay as they are', () => {
  const open = node('note', 'cardroot', 'text', { props: { text: { ru: 'Свежий хлеб' } }, isOpen: true })
  const own = {
    props: { text: { ru: bind("variables['shared'] + '!'"), en: 'Bread' } },
    styles: { default: { color: 'blue' } },
  }
  const { at, compiler } = compile(
    open,
    instance('first', 'part', 'card', {}, { overrides: { [id('note')]: own, [id('heading')]: own } }),
    instance('second', 'part', 'card'),
  )
  expect(at('second', 'note')?.props['text']).toBe('Свежий хлеб')
  expect(at('first', 'note')?.props['text']).toMatchObject({
    tree: [
      '.',
      ['.', ['.', ['n', 'context'], ['l', 'component']], ['l', 'props']],
      ['l', `overrides/${id('note')}/props/text/ru`],
    ],
  })
  expect(Object.keys(at('first')?.component?.props ?? {})).toContain(`overrides/${id('note')}/props/text/ru`)
  expect(at('first', 'heading')?.className).toBe(at('second', 'heading')?.className)
  const rules = compiler.node(uid('first', 'note'))?.rules ?? new Map<string, string>()
  expect([...rules.values()].join('')).toContain('color:blue')
})

test('publish-C62 classes, attributes, link and condition of an open node are those of the instance, bound ones see its place', () => {
  const record = (name: string, styles: object) =>
    ({ id: id(name), kind: 'style-class', name, folder: '', index: 'a0', styles: { default: styles } }) as never
  const open = node('note', 'cardroot', 'button', {
    isOpen: true,
    classes: { [id('lead')]: 'a0' },
    attributes: { 'data-a': 'all', 'data-b': 'all' },
    condition: false,
    link: { type: 'external', href: 'https://example.org/' },
  })
  const own = {
    classes: { [id('lead')]: false, [id('wide')]: 'a1' },
    classConditions: { [id('wide')]: bind("variables['shared'] === 'x'") },
    attributes: { 'data-a': false, 'data-c': bind("variables['shared']") },
    condition: bind("variables['shared'] !== ''"),
    link: { type: 'external', href: bind("'https://example.org/' + variables['shared']") },
  } as const
  const { at, compiler } = compile(
    record('lead', { color: 'blue' }),
    record('wide', { width: '9px' }),
    open,
    instance('first', 'part', 'card', {}, { overrides: { [id('note')]: own } }),
    instance('second', 'part', 'card'),
  )
  const drawn = at('first', 'note')
  expect(Object.keys(drawn?.attributes ?? {})).toEqual(['data-b', 'data-c', `data-when-${id('wide')}`])
  const paths = ['attributes/data-c', `classConditions/${id('wide')}`, 'condition', 'link/href']
  for (const path of paths) {
    expect(JSON.stringify(drawn)).toContain(`overrides/${id('note')}/${path}`)
    expect(at('first')?.component?.props).toHaveProperty([`overrides/${id('note')}/${path}`])
  }
  const rules = [...(compiler.node(uid('first', 'note'))?.rules ?? new Map<string, string>()).values()].join('')
  expect([rules.includes('width:9px'), rules.includes('color:blue')]).toEqual([true, false])
  expect(at('second', 'note')).toMatchObject({ condition: false, link: { href: 'https://example.org/' } })
})

test('publish-C16 what an instance sets for a node that is open touches it alone', () => {
  const one = compile(
    node('open', 'cardroot', 'text', { isOpen: true }),
    instance('first', 'part', 'card'),
    instance('second', 'part', 'card'),
  )
  one.compiler.nodesOf(id('home'))
  const affected = one.compiler.affectedBy(
    one.change(changeOf(id('first'), `overrides/${id('open')}/props/text/ru`, null, 'Mine')),
  )
  expect([affected.has(uid('first', 'open')), affected.has(uid('second', 'open'))]).toEqual([true, false])
  expect(one.at('first', 'open')?.props['text']).toBe('Mine')
})

test('publish-C21 a property that is a page is its address inside, with the parameters that are given', () => {
  const target = { ...page('order', 'orders/{{id|1}}'), langs: ['ru'] }
  const linked = component('linked', {
    properties: { [id('target')]: { name: 'target', type: 'page', defaultValue: { pageId: id('order') } } },
  })
  const { at } = compile(
    target,
    linked,
    rootNode('linked', 'text', { props: { text: { ru: bind('context.component.props.target') } } }),
    instance('usual', 'part', 'linked'),
    instance('given', 'part', 'linked', { target: { pageId: id('order'), parameters: { id: '7' } } }),
    instance('gone', 'part', 'linked', { target: { pageId: id('nowhere') } }),
  )
  const addresses = ['usual', 'given', 'gone'].map((name) => at(name)?.component?.props[id('target')])
  expect(addresses).toEqual(['/orders/1', '/orders/7', ''])
})
