import { elementComponents } from '@heddle/elements/components'
import { functionCalls } from '@heddle/functions/calls'
import { createRenderPage } from '@heddle/runtime/server'
import { shopBrowser, shopDefinition } from '@heddle/testing/shop-plugin'
import { definePlugin, type HelperAddresses, type PluginDefinition } from '@heddle/kit'
import type { ActionRecord, DocumentRecord, PluginRecord } from '@heddle/document'
import type { PublishedPage, PublishedValue } from '@heddle/document/published'
import { describe, expect, test } from 'vitest'
import { id, node, page } from '../testing/fixture.ts'
import { bind, chunks, collection, formula, pageShowing, workflow } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'

const shop = (more: Partial<PluginRecord> = {}): PluginRecord => ({
  id: id('shop'),
  kind: 'plugin',
  name: 'Our shop',
  namespace: 'shop',
  index: 'a0',
  settings: { publicData: { url: 'u' } },
  ...more,
})

/** The home page of a site with the shop, and a page that shows something else, as they were published. */
async function publishShop(
  code: string,
  records: readonly DocumentRecord[] = [],
  plugin = shop(),
  definition: PluginDefinition = shopDefinition,
  addresses?: Partial<HelperAddresses>,
) {
  const other = [
    page('other', 'other'),
    node('section', 'other', 'section'),
    node('shown', 'section', 'text', { props: { text: { ru: bind('browser.theme') } } }),
  ]
  const published = await publish(pageShowing(code, plugin, ...records, ...other), {
    chunks,
    plugins: new Map([['shop', definition]]),
    addresses,
    renderPage: createRenderPage(elementComponents, functionCalls, { shop: shopBrowser }),
  })
  const dataOf = (name: string) => JSON.parse(published.file(`data/${id(name)}.ru.json`)) as PublishedPage
  return { ...published, home: dataOf('home'), other: dataOf('other') }
}
const isUsed = ({ plugins = [], page: { uses } }: PublishedPage) => [plugins.length > 0, uses?.plugins?.['shop'] !== undefined]

describe('a plugin', () => {
  test.each([
    ['plugins.shop.isLoaded'],
    ["plugins['Our shop'].name"],
    ["pluginVariables['shop'].user"],
    ['pluginFormulas.shop.price(2)'],
    ['globalContext.page.name + plugins[browser.theme]'],
    [`variables['${id('shop')}-user'].name`],
  ])('publish-L12 goes to the pages whose formulas name it and to no others: %s', async (code) => {
    const { home, other } = await publishShop(code)
    expect(isUsed(home)).toEqual([true, true])
    expect(isUsed(other)).toEqual([false, false])
    expect(JSON.stringify(other)).not.toContain('shop')
  })

  test('publish-L12 goes with its collections, its actions and the workflows that wait for it', async () => {
    const args = { pluginId: id('shop'), action: 'sell', arguments: { what: 'x' } }
    const users: readonly (readonly [string, readonly DocumentRecord[]])[] = [
      ['collections.orders.data', [collection('orders', { pluginId: id('shop'), config: { table: 'a' } })]],
      ["'x'", [workflow('sell', [{ type: 'plugin-action', args }])]],
      ["'x'", [workflow('sold', [], { trigger: `${id('shop')}-sold` })]],
    ]
    for (const [code, records] of users) expect(isUsed((await publishShop(code, records)).home)).toEqual([true, true])
    const unknown = [workflow('sold', [], { trigger: `${id('shop')}-gone` })]
    expect(isUsed((await publishShop("'x'", unknown)).home)).toEqual([false, false])
  })

  test('publish-L12 S3-12 is told by its public settings, complete, and by what its definition says; nothing else of it travels', async () => {
    const { home } = await publishShop('plugins.shop.name')
    expect(home.plugins).toEqual([
      {
        id: id('shop'),
        name: 'Our shop',
        namespace: 'shop',
        settings: { publicData: { url: 'u', tax: 20 } },
        isDev: true,
        hasPages: true,
      },
    ])
    expect(home.variables).toContainEqual({
      id: `${id('shop')}-user`,
      name: 'Our shop-user',
      type: 'object',
      defaultValue: { name: 'default' },
      isPersistentOnNav: true,
      readonly: true,
    })
    expect(JSON.stringify(home)).not.toMatch(/token|Something was sold/i)
  })

  test('publish-L17 is named as one that a page is drawn with when nodes reach its functions, and not when only workflows do', async () => {
    const log = workflow('log', [{ type: 'log', args: { message: bind('[pluginFormulas.shop.price(2), formulas.cost()]') } }])
    const cost = formula('cost', 'globalContext.pluginFormulas["Our shop"].price(3)')
    const orders = collection('orders', {
      pluginId: id('shop'),
      config: { table: bind(`pluginFormulas['${id('shop')}'].price(1)`) },
    })
    const users: readonly (readonly [string, readonly DocumentRecord[], boolean])[] = [
      ['pluginFormulas.shop.price(2)', [], true],
      ['pluginFormulas[browser.theme].price(2)', [], true],
      ['formulas.cost()', [cost], true],
      ['collections.orders.data', [orders], true],
      ['[plugins.shop.name, pluginVariables.shop.user]', [log, cost], false],
      ['pluginFormulas.charts.price(2)', [log, cost], false],
    ]
    for (const [code, records, isDrawn] of users) {
      const { home } = await publishShop(code, records)
      expect(home.page.uses?.drawnWith, code).toEqual(isDrawn ? ['shop'] : undefined)
    }
  })

  test('publish-L16 is asked with the defaults of its declaration for what the builder left out, and with what the builder gave', async () => {
    const sell = (name: string, args: ActionRecord['args']) => workflow(name, [{ type: 'plugin-action', args }])
    const call = { pluginId: id('shop'), action: 'sell' }
    const { home } = await publishShop('[collections.orders.data, collections.spare.data]', [
      collection('orders', { pluginId: id('shop'), config: { table: bind('browser.theme'), isAutoFetch: true } }),
      collection('spare', { pluginId: id('gone'), config: { size: 3 } }),
      sell('given', { ...call, arguments: { what: bind('browser.theme'), count: 7, more: 'x' } }),
      sell('bare', call),
      sell('bound', { ...call, arguments: bind('browser.query') }),
      sell('unknown', { ...call, action: 'constructor', arguments: { what: 'x' } }),
      sell('lost', { ...call, pluginId: id('given'), arguments: { what: 'x' } }),
    ])
    const bound = expect.objectContaining({ type: 'f' })
    expect(home.collections.map(({ config }) => config)).toEqual([{ table: bound, isAutoFetch: true, size: 25 }, { size: 3 }])
    const given = home.workflows.map(({ name, actions }) => [name, Object.values(actions)[0]?.args['arguments']])
    expect(Object.fromEntries(given)).toEqual({
      given: { what: bound, count: 7, more: 'x' },
      bare: { what: '', count: 1 },
      bound,
      unknown: { what: 'x' },
      lost: { what: 'x' },
    })
  })

  test('publish-L15 of a collection that is neither static nor dynamic the server is told all that it needs, for its readers', async () => {
    const orders = collection('orders', { mode: 'cached', pluginId: id('shop'), config: { table: bind('browser.theme') } })
    const others = [collection('live', { pluginId: id('shop') }), collection('alone', { mode: 'cached' })]
    const guarded = [
      collection('secret', { mode: 'cached', pluginId: id('shop') }),
      page('inside', 'inside', { userGroups: [{}] }),
      node('part2', 'inside', 'section'),
      node('shown2', 'part2', 'text', { props: { text: { ru: bind('[collections.secret.data, collections.orders.data]') } } }),
    ]
    const code = '[collections.orders.data, collections.live.data, collections.alone.data]'
    const { artefacts, home } = await publishShop(code, [orders, ...others, ...guarded])
    const sources = artefacts.filter(({ path }) => path.startsWith('sources/'))
    expect(sources.map(({ path, readers }) => [path.split('/')[1], readers]).toSorted()).toEqual([
      [id('orders'), 'everyone'],
      [id('secret'), [[{}]]],
    ])
    const [{ contents = '' } = {}] = sources
    const visible = home.collections.find(({ id: one }) => one === id('orders'))
    const [table] = (visible?.config['bound'] ?? []) as readonly PublishedValue[]
    expect(visible?.config).toEqual({ bound: [table] })
    expect(JSON.parse(contents)).toEqual({
      collection: { ...visible, config: { size: 25, table } },
      plugin: home.plugins?.[0],
      language: 'ru',
    })
  })

  test('publish-L18 of an action that the server runs pages know its name there and the formulas it needs, and its server is nobody to ask', async () => {
    const onServer: PluginDefinition = {
      ...shopDefinition,
      actions: {
        sell: {
          ...shopDefinition.actions.sell,
          onServer: ({ what }) => what !== 'here',
          reaches: ({ what }) => [`https://${String(what)}.test`],
        },
      },
      source: { ...shopDefinition.source, reaches: () => [] } as NonNullable<PluginDefinition['source']>,
      variables: {},
      triggers: {},
    }
    const sell = (name: string, what: string) =>
      workflow(name, [
        {
          type: 'plugin-action',
          args: {
            pluginId: id('shop'),
            action: 'sell',
            arguments: { what, count: bind('browser.theme'), more: [bind('browser.query'), bind('browser.theme')] },
          },
        },
      ])
    const { home, artefacts, file } = await publishShop("'x'", [sell('far', 'there'), sell('near', 'here')], shop(), onServer)
    const given = new Map(home.workflows.map(({ name, actions }) => [name, Object.values(actions)[0]?.args['arguments']]))
    const told = artefacts.filter(({ path }) => path.startsWith('server-actions/'))
    const { contents = '', path = '' } = told[0] ?? {}
    const { plugin, action, args } = JSON.parse(contents) as {
      plugin: object
      action: string
      args: { count: unknown; more: unknown[] }
    }
    expect(told).toHaveLength(1)
    expect([plugin, action]).toEqual([home.plugins?.[0], 'sell'])
    expect(args).toEqual({ what: 'there', count: expect.anything(), more: [expect.anything(), args.count] })
    expect(given.get('far')).toEqual({
      serverCall: path.slice('server-actions/'.length, -'.json'.length),
      values: [args.count, args.more[0]],
    })
    const far = home.workflows.find(({ name }) => name === 'far')
    expect(path).toMatch(new RegExp(`^server-actions/${far?.id}\\.${Object.keys(far?.actions ?? {})[0]}\\.[a-z0-9]{16}\\.json$`))
    expect(given.get('near')).toMatchObject({ what: 'here' })
    expect(file('headers.json')).toContain('https://here.test')
    for (const one of artefacts.filter((each) => each.path !== path)) expect(String(one.contents)).not.toContain('there')
  })

  test('publish-L12 whose settings are wrong says so to whoever asks of it', async () => {
    const { home } = await publishShop('plugins.shop.name', [], shop({ settings: { publicData: { tax: 3 } } }))
    expect(home.plugins?.[0]?.problem).toBe('Our shop: Address must be given')
  })

  test('publish-L12 that is not installed is its record, and no file', async () => {
    const { home } = await publishShop('plugins.charts.name', [], shop({ namespace: 'charts' }))
    expect(home.plugins).toMatchObject([{ namespace: 'charts', isDev: false, settings: { publicData: { url: 'u' } } }])
    expect(home.page.uses).not.toHaveProperty('plugins')
  })

  test('publish-L22 is told the helper services that are configured, which its pages may ask, and nothing where none is', async () => {
    const addresses = { api: 'https://api.test/v1', cdn: 'https://cdn.test' }
    const computes = definePlugin({ namespace: 'shop', label: { en: 'Shop' }, description: { en: '' }, icon: 'store' })
    const policyWith = async (definition: PluginDefinition, given?: Partial<HelperAddresses>) => {
      const { home, file } = await publishShop('pluginFormulas.shop.price(2)', [], shop(), definition, given)
      const { contentSecurityPolicy } = JSON.parse(file('headers.json')) as {
        readonly contentSecurityPolicy: Readonly<Record<string, string>>
      }
      return [home.plugins?.[0]?.addresses, /connect-src ([^;]*)/.exec(contentSecurityPolicy['index.html'] ?? '')?.[1]]
    }
    expect(await policyWith(computes, addresses)).toEqual([addresses, "'self' https://api.test https://cdn.test"])
    expect(await policyWith({ ...computes, staysHome: true }, addresses)).toEqual([addresses, undefined])
    expect(await policyWith(computes, {})).toEqual([undefined, undefined])
    expect(await policyWith(computes)).toEqual([undefined, undefined])
  })

  test('publish-P10 may ask its servers from every page that it works on, without a workflow, and from no other', async () => {
    const orders = collection('orders', { pluginId: id('shop'), config: { table: 'a' } })
    const connections = async (...given: Parameters<typeof publishShop>): Promise<readonly boolean[]> => {
      const { file } = await publishShop(...given)
      const { contentSecurityPolicy: policies } = JSON.parse(file('headers.json')) as {
        readonly contentSecurityPolicy: Readonly<Record<string, string>>
      }
      return ['index.html', 'other/index.html'].map((path) => policies[path]?.includes("connect-src 'self' https: wss:") ?? false)
    }
    expect(await connections('collections.orders.data', [orders])).toEqual([true, false])
    expect(await connections('pluginVariables.shop.user')).toEqual([true, false])
    const unknown = collection('orders', { pluginId: id('gone'), config: {} })
    expect(await connections('collections.orders.data', [unknown])).toEqual([false, false])
    const computes = definePlugin({ namespace: 'shop', label: { en: 'Shop' }, description: { en: '' }, icon: 'store' })
    expect(await connections('pluginFormulas.shop.price(2)', [], shop(), computes)).toEqual([false, false])
  })

  test('publish-L13 is drawn by the server with its functions and what its variables hold at first, before it is loaded', async () => {
    const code =
      '`${pluginFormulas.shop.price(4)} ${pluginVariables.shop.user.name} ${plugins.shop.isLoaded} ${plugins.shop.isDev}`'
    const { file } = await publishShop(code)
    expect(file('index.html')).toContain('8 € default false true')
  })

  test('publish-L4 L12 its file, and the part that runs plugins, are named by the pages that use it', async () => {
    const { file } = await publishShop('plugins.shop.name')
    expect(file('index.html')).toContain('chunks/shop.js')
    expect(file('index.html')).toContain('chunks/plugins.js')
    expect(file('other/index.html')).not.toMatch(/chunks\/(shop|plugins)\.js/)
  })
})
