import { elementComponents } from '@heddle/elements/components'
import { createRenderPage } from '@heddle/runtime/server'
import { Bell, bellDefinition, ringAction } from '@heddle/testing/chime'
import type { PublishedPage } from '@heddle/document/published'
import type { Json } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { definitions, id, node, page, project } from '../testing/fixture.ts'
import { bind, chunks, collection, formula, pageShowing, publishHome, workflow } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import type { SiteChunks } from '../types.ts'

/** What the page needs beside its elements. */
const usesOf = ({ page: { uses: { elements: _, ...others } = {} } }: PublishedPage): object => others

const none = { collections: [], formulas: [], workflows: [] }

describe('a page carries', () => {
  test('publish-L1 only the collections and formulas that it reaches', async () => {
    const others = [collection('orders'), collection('clients'), formula('price', 'net * 2', 'net'), formula('other', '1')]
    const { names } = await publishHome(pageShowing("formulas.price(1) + collections['orders'].total", ...others))
    expect(names).toEqual({ ...none, collections: ['orders'], formulas: ['price'] })
    expect((await publishHome(pageShowing("'nothing'", ...others))).names).toEqual(none)
  })

  test('publish-L1 what formulas and collections reach in turn', async () => {
    const { names } = await publishHome(
      pageShowing(
        'formulas.first()',
        formula('first', 'formulas.second()'),
        formula('second', 'collections.orders.data'),
        collection('orders', { config: { of: bind('collections.clients.data[0]') } }),
        collection('clients', {
          filter: { conditions: [{ field: 'a', operator: '$eq', value: bind('formulas.third()') }] },
          limit: bind('formulas.fourth()'),
        }),
        formula('third', '1'),
        formula('fourth', '1'),
        formula('fifth', '1'),
      ),
    )
    expect(names).toEqual({ ...none, collections: ['clients', 'orders'], formulas: ['first', 'fourth', 'second', 'third'] })
  })

  test('publish-L1 what conditions, repeats, maps and filters of its nodes name', async () => {
    const filtered = {
      ...bind('collections.a.data'),
      filter: {
        if: bind('formulas.f()'),
        conditions: [{ field: 'x', operator: '$eq' as const, value: bind('collections.b.total') }],
      },
      map: { y: bind('collections.c.total') },
    }
    const { names } = await publishHome(
      project([
        node('part', 'home', 'section', { condition: bind('collections.d.total > 0') }),
        node('text', 'part', 'text', { repeat: { over: filtered }, props: { text: { ru: bind('context.item.data.y') } } }),
        ...['a', 'b', 'c', 'd', 'e'].map((name) => collection(name)),
        formula('f', 'true'),
      ]),
    )
    expect(names).toEqual({ ...none, collections: ['a', 'b', 'c', 'd'], formulas: ['f'] })
  })

  test('publish-L1 every record that a name worked out while running may mean', async () => {
    const { names } = await publishHome(
      pageShowing("collections['or' + 'ders'].total", collection('orders'), collection('clients')),
    )
    expect(names.collections).toEqual(['clients', 'orders'])
  })

  test('publish-L1 a collection that is named by its name is named by its id in what travels', async () => {
    const { page: data } = await publishHome(pageShowing('collections.orders.total', collection('orders')))
    expect(JSON.stringify(data.wwObjects)).toContain(JSON.stringify(['l', id('orders')]))
  })
})

describe('workflows', () => {
  test('publish-L24 tell visitors the text in the language of their page alone, that of the default language where it has none', async () => {
    const by = (texts: Readonly<Record<string, Json>>) => ({ type: 't', texts })
    const say = {
      type: 'show-toast',
      args: { text: by({ ru: 'Сохранено', de: 'Gespeichert' }), button: by({ ru: bind("'Назад'") }) },
    }
    const { files } = await publish(project([node('part', 'home', 'section'), workflow('load', [say])], ['ru', 'de', 'fr']))
    const saying = (text: string) => [...files].filter(([, contents]) => contents.includes(text)).map(([path]) => path)
    const [german, russian] = [saying('Gespeichert'), saying('Сохранено')]
    expect(german).toContain('de/index.html')
    expect(russian).toEqual(expect.arrayContaining(['index.html', 'fr/index.html']))
    expect(german.filter((path) => russian.includes(path))).toEqual([])
    expect(saying('"texts"')).toEqual([])
    expect(saying('Назад')).toEqual(expect.arrayContaining(german))
  })

  const log = (message: string) => ({ type: 'log', args: { message: bind(message) } })

  test('publish-L2 S3-02 of the project and the page come with it, others when an action names them', async () => {
    const called = workflow('called', [log('1')], { trigger: '' })
    const { names } = await publishHome(
      project([
        node('part', 'home', 'section'),
        page('test', 'test'),
        workflow('shared', [{ type: 'run-workflow', args: { workflowId: called.id } }]),
        workflow('own', [log('1')], { ownerId: id('home') }),
        workflow('ofNode', [log('1')], { ownerId: id('part'), trigger: 'click' }),
        workflow('elsewhere', [log('1')], { ownerId: id('test') }),
        workflow('forgotten', [log('1')], { trigger: '' }),
        workflow('off', [log('1')], { ownerId: id('home'), disabled: true }),
        called,
      ]),
    )
    expect(names.workflows).toEqual(['called', 'ofNode', 'own', 'shared'])
  })

  test('publish-L2 bring what their actions and conditions name, unless the action is disabled', async () => {
    const actions = [
      { type: 'fetch-collection', args: { collectionId: id('orders') } },
      log('formulas.price()'),
      {
        type: 'run-workflow',
        args: { collectionId: id('clients'), value: bind('formulas.other()') },
        disabled: true as const,
      },
    ]
    const { names, page: data } = await publishHome(
      project([
        node('part', 'home', 'section'),
        workflow('load', actions, { triggerConditions: bind('formulas.allowed()') }),
        collection('orders'),
        collection('clients'),
        ...['price', 'other', 'allowed'].map((name) => formula(name, '1')),
      ]),
    )
    expect(names).toEqual({ workflows: ['load'], collections: ['orders'], formulas: ['allowed', 'price'] })
    expect(data.workflows[0]?.actions[id('loadact2')]).toEqual({ type: 'run-workflow', args: {}, disabled: true })
    expect(usesOf(data)).toEqual({ actions: { data: 'data.js', other: 'other.js' } })
  })

  test('publish-L3 travel with what they have and nothing else', async () => {
    const { page: data } = await publishHome(
      project([
        node('part', 'home', 'section'),
        workflow('plain', [log("'x'")]),
        workflow('full', [log("'x'")], { triggerConditions: bind('true'), parallel: true, firstErrorAction: id('fullact0') }),
      ]),
    )
    const of = (name: string) => data.workflows.find((one) => one.id === id(name))
    expect(Object.keys(of('plain') ?? {}).toSorted()).toEqual(['actions', 'firstAction', 'id', 'name', 'parameters', 'trigger'])
    expect(of('full')).toMatchObject({ parallel: true, firstErrorAction: id('fullact0') })
    expect(of('full')?.triggerConditions).toBeDefined()
  })

  test('publish-L2 make a page alive that nothing else does', async () => {
    const { page: data } = await publishHome(project([node('part', 'home', 'section'), workflow('load', [log("'x'")])]))
    expect(data.page.live).toBe(true)
    const silent = await publishHome(
      project([node('part', 'home', 'section'), workflow('load', [log("'x'")], { trigger: '', ownerId: id('home') })]),
    )
    expect(silent.page.page.live).toBe(false)
  })

  test('publish-L3 defaults of actions are folded in, and what an action evaluates itself is named', async () => {
    const { page: data } = await publishHome(
      project([
        node('part', 'home', 'section'),
        workflow('load', [
          { type: 'update-collection', args: { collectionId: id('orders'), merge: true } },
          { type: 'while', args: { condition: bind('false') } },
        ]),
        collection('orders'),
      ]),
    )
    const actions = data.workflows[0]?.actions ?? {}
    expect(actions[id('loadact0')]).toMatchObject({
      args: { collectionId: id('orders'), updateType: 'replace', by: 'index', idKey: 'id', merge: true, applySort: false },
    })
    expect(actions[id('loadact0')]).not.toHaveProperty('conditions')
    expect(actions[id('loadact1')]).toMatchObject({ conditions: ['condition'], args: { condition: { type: 'f' } } })
  })
})

describe('code', () => {
  test('publish-L4 groups of functions and actions are named and loaded where something calls them', async () => {
    const { page: data, preloads } = await publishHome(
      pageShowing(
        'formulas.total([1])',
        formula('total', 'sum(rows, row => fx.uppercase(row))', 'rows'),
        formula('unused', 'now()'),
        workflow('load', [{ type: 'log', args: { message: 'x' } }]),
      ),
    )
    expect(usesOf(data)).toEqual({ functions: { math: 'math.js', text: 'texts.js' }, actions: { other: 'other.js' } })
    expect(preloads).toEqual(expect.arrayContaining(['math.js', 'texts.js', 'other.js', 'workflows.js']))
    for (const file of ['date.js', 'data.js', 'collections.js', 'patterns.js']) expect(preloads).not.toContain(file)
  })

  test('publish-L4 a page names the ports that its actions, its elements and the code of its builder ask for, and loads them', async () => {
    const loud = {
      definitions: new Map([...definitions, ['bell', bellDefinition]]),
      actions: new Map([['ring', ringAction]]),
      renderPage: createRenderPage({ ...elementComponents, bell: Bell }, {}),
      chunks: { ...chunks, ports: { ...chunks.ports, chime: 'chime.js' } },
    }
    const portsOf = async (...records: Parameters<typeof project>[0] & object) => {
      const { page: data, preloads } = await publishHome(project([node('part', 'home', 'section'), ...records]), loud)
      const ports = data.page.uses?.ports && Object.keys(data.page.uses.ports)
      expect(preloads.filter((file) => Object.values(loud.chunks.ports).includes(file))).toEqual(
        (ports ?? []).map((name) => `${name}.js`),
      )
      return ports
    }
    expect(await portsOf(workflow('load', [{ type: 'ring', args: { tone: 'high' } }]))).toEqual(['chime'])
    expect(await portsOf(workflow('load', [{ type: 'ring', args: {}, disabled: true }]))).toBeUndefined()
    expect(await portsOf(node('bell', 'part', 'bell'))).toEqual(['chime'])
  })

  test('publish-P10 a page whose elements ask for a port may ask other servers; another one may not', async () => {
    const policyOf = async (...elements: readonly string[]): Promise<string> => {
      const { file } = await publishHome(
        project([node('part', 'home', 'section'), ...elements.map((one) => node(one, 'part', one))]),
        {
          definitions: new Map([...definitions, ['bell', bellDefinition]]),
          renderPage: createRenderPage({ ...elementComponents, bell: Bell }, {}),
          chunks: { ...chunks, ports: { chime: 'chime.js' } },
        },
      )
      return file('headers.json')
    }
    expect(await policyOf('bell')).toContain('connect-src')
    expect(await policyOf('text')).not.toContain('connect-src')
  })

  test('publish-L4 ports that the code of a builder may name come with it', async () => {
    const code = 'heddle.storage.write("local", "a", await heddle.http.send({}))'
    const { page: data } = await publishHome(
      project([node('part', 'home', 'section'), workflow('load', [{ type: 'run-script', args: { code } }])]),
    )
    expect(data.page.uses?.ports).toEqual({ http: 'http.js', storage: 'storage.js' })
  })

  test('publish-L4 a release lists the files that any of its pages needs, and no others', async () => {
    const { chunks: listed } = await publishHome(
      project([
        page('other', '/other'),
        node('part', 'home', 'section'),
        node('text', 'part', 'text', { props: { text: { ru: bind('sum([1])') } } }),
        node('there', 'other', 'section'),
        workflow('load', [{ type: 'log', args: {} }], { ownerId: id('other') }),
      ]),
    )
    expect(listed).toEqual(['core.js', 'math.js', 'next-page.js', 'other.js', 'section.js', 'text.js', 'workflows.js'])
  })

  test('publish-L4 a page is drawn again when a file that it uses became another one, and not when the catalogue grew', async () => {
    const one = pageShowing('sum([1])')
    const { fingerprints, version } = await publishHome(one)
    const isKept = async (files: Partial<SiteChunks>): Promise<boolean> => {
      const { kept } = await publish(one, { chunks: { ...chunks, ...files }, previous: { fingerprints, version } })
      return kept.some(({ path }) => path === 'index.html')
    }
    const { elements, functions, functionGroups } = chunks
    expect(await isKept({ elements: { ...elements, map: 'map.js' }, functionGroups: { ...functionGroups, more: 'more' } })).toBe(
      true,
    )
    expect(await isKept({ functions: { ...functions, date: 'new.js' }, actions: {}, ports: {} })).toBe(true)
    expect(await isKept({ functions: { ...functions, math: 'new.js' } })).toBe(false)
    expect(await isKept({ elements: { ...elements, text: 'new.js' } })).toBe(false)
    expect(await isKept({ imports: { 'math.js': ['digits.js'] } })).toBe(false)
    expect(await isKept({ core: 'new.js' })).toBe(false)
  })

  test('publish-L4 a page that needs none names none', async () => {
    const { page: data, preloads } = await publishHome(pageShowing("'a'"))
    expect(usesOf(data)).toEqual({})
    expect(preloads.filter((file) => !['core.js', 'section.js', 'text.js'].includes(file))).toEqual([])
  })

  test('publish-L4 the matcher of patterns comes with conditions that need it', async () => {
    const match = (operator: '$match' | '$eq') =>
      publishHome(
        pageShowing(
          'collections.orders.total',
          collection('orders', { filter: { conditions: [{ conditions: [{ field: 'a', operator, value: '/a/' }] }] } }),
        ),
      )
    expect(usesOf((await match('$match')).page)).toEqual({ patterns: true })
    expect((await match('$match')).preloads).toContain('patterns.js')
    expect(usesOf((await match('$eq')).page)).toEqual({})
  })

  test('publish-L4 what follows the positions of elements comes with formulas that read them', async () => {
    const codes = ['componentPositionInfo.hero.y', "globalContext.componentPositionInfo['a' + 1]", 'formulas.at()']
    for (const code of codes) {
      const { page: data, preloads } = await publishHome(pageShowing(code, formula('at', 'keys(componentPositionInfo)')))
      expect(usesOf(data)).toEqual({ positions: true })
      expect(preloads).toContain('positions.js')
    }
    const { page: data } = await publishHome(pageShowing('globalContext.page.name', formula('at', 'componentPositionInfo')))
    expect(usesOf(data)).toEqual({})
  })

  test('publish-L4 what leads to other addresses comes with actions and code that ask for it', async () => {
    const published = (type: string, args: Readonly<Record<string, string>> = {}) =>
      publishHome(pageShowing("'a'", workflow('go', [{ type, args }])))
    const code = { code: 'heddle.navigation.back()' }
    for (const [type, args] of [['go-back'], ['set-language', { language: 'ru' }], ['run-script', code]] as const) {
      const { page: data, preloads } = await published(type, args)
      expect(data.page.uses, type).toMatchObject({ navigation: true })
      expect(preloads, type).toContain('navigation.js')
    }
    const { page: data, preloads } = await published('log', { message: 'navigation' })
    expect(data.page.uses).not.toHaveProperty('navigation')
    expect(preloads).not.toContain('navigation.js')
  })

  test('publish-L5 the time of publishing is carried, and counts as an input, only where something reads the clock', async () => {
    const [first, second] = [1_700_000_000_000, 1_800_000_000_000]
    const clock = pageShowing('formulas.year()', formula('year', 'now()'))
    const before = await publishHome(clock, { now: first })
    expect(before.page.page.uses).toMatchObject({ clock: true })
    expect(before.file('index.html')).toContain(`"publishedAt":${first}`)
    const after = await publishHome(clock, { now: second, previous: before })
    expect(after.file('index.html')).toContain(`"publishedAt":${second}`)
    const still = pageShowing('sum([1])')
    const one = await publishHome(still, { now: first })
    expect(one.file('index.html')).not.toContain('publishedAt')
    const kept = (await publishHome(still, { now: second, previous: one }).catch((error: Error) => error)) as Error
    expect(kept.message).toContain(`No data/${id('home')}.ru.json`)
  })
})
