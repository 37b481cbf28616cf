import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Slot, type ElementComponent, type ElementProps } from '@heddle/kit/react'
import { publishedBinding } from '@heddle/testing'
import { createRenderPage, type RenderInput } from './server.ts'
import { collection } from './testing/collection-desk.ts'
import { inline, pageData } from './testing/live-page.ts'

type TextProps = ElementProps & { readonly props: { readonly text: string } }

const box = (({ root }: ElementProps) =>
  createElement('div', root, createElement(Slot, { name: 'children' }))) as ElementComponent
const text = (({ root, props, link }: TextProps) =>
  createElement(link ? 'a' : 'p', { ...root, ...link }, props.text)) as ElementComponent
const fragile = (() => {
  throw new Error('fragile')
}) as ElementComponent

const render = createRenderPage({ box, text, fragile }, { shout: (word: unknown) => `${String(word)}!` })
const home = pageData('home', 'Home')
const input: RenderInput = {
  page: home,
  site: inline.site,
  lang: 'en',
  path: '/',
  parameters: {},
  rows: {},
  facts: { now: 0, defaultLanguage: 'en' },
}

/** The page at `/` whose title shows what a formula gives. */
const showing = (code: string, change: Partial<RenderInput> = {}) => {
  const page = { ...home, ...change.page }
  const title = { uid: 'title', type: 'text', props: { text: publishedBinding(code) }, live: 1 as const }
  return render({ ...input, ...change, page: { ...page, wwObjects: { ...page.wwObjects, title } } }).html
}

test('runtime-RT1 S2-16 a published page is drawn whole: its sections with what stands in them, and the link to itself as the current one', () => {
  const { html, broken } = render(input)
  expect(html).toContain('role="main"')
  for (const part of ['>Home</p>', '>Far</p>', 'href="/"', 'aria-current="page"']) expect(html).toContain(part)
  expect(broken).toEqual([])
  expect(render({ ...input, path: '/next' }).html).not.toContain('aria-current')
})

test('runtime-RT1 an element that fails is left out and named, the others stand', () => {
  const lost = { uid: 'far', type: 'fragile', props: {} }
  const { html, broken } = render({ ...input, page: { ...home, wwObjects: { ...home.wwObjects, far: lost } } })
  expect(broken).toEqual([{ uid: 'far', message: 'fragile' }])
  expect(html).toContain('>Home</p>')
})

test('runtime-RT1 formulas of a drawn page see variables at their defaults, the theme, the path’s parameters and the rows', () => {
  expect(showing('variables.v1')).toContain('>default</p>')
  expect(showing('browser.theme + browser.path', { path: '/bread' })).toContain('>light/bread</p>')
  expect(showing('pageParameters.slug', { parameters: { slug: 'rye' } })).toContain('>rye</p>')
  const withOrders = { ...home, collections: [collection('orders', { mode: 'static' })] }
  expect(showing('collections.orders.total', { page: withOrders, rows: { orders: [1, 2] } })).toContain('>2</p>')
})

test('runtime-RT1 a page that is hydrated marks what the browser takes over as it stands, another one does not', () => {
  const page = (live: boolean) => ({ ...home, page: { ...home.page, live } })
  const { html, holes } = render({ ...input, page: page(true) })
  for (const uid of Object.keys(holes)) expect(html).toContain(uid)
  expect(Object.keys(holes)).not.toEqual([])
  expect(render({ ...input, page: page(false) }).html).not.toMatch(/data-[a-z-]*hole/)
})

test('runtime-RT1 of a list that draws only what is visible the first rows are drawn, and the page says that it has one', () => {
  const over = publishedBinding('collections.orders.data')
  const orders = Array.from({ length: 500 }, (_, at) => `order ${at}.`)
  const withOrders = { ...home, collections: [collection('orders', { mode: 'static' })] }
  const drawn = (window?: 'auto' | 'visible') => {
    const repeat = { over, ...(window && { window }) }
    const title = { uid: 'title', type: 'text', props: { text: publishedBinding('context.item.data') }, live: 9, repeat }
    const page = { ...withOrders, wwObjects: { ...home.wwObjects, title } }
    const { html, hasLongLists } = render({ ...input, page, rows: { orders } })
    return [html.match(/>order \d+\.</g)?.length, hasLongLists]
  }
  expect(drawn()).toEqual([500, false])
  expect(drawn('auto')).toEqual([500, true])
  expect(drawn('visible')).toEqual([60, true])
})

test('runtime-CO9 the server draws what an instance shows to the page at its default, outside of the instance as inside', () => {
  const open = { id: 'v1', name: 'open', type: 'string' as const, defaultValue: 'closed', isExposed: true as const }
  const inside = {
    uid: 'card.label',
    type: 'text',
    props: { text: publishedBinding("context.component.variables['v1']") },
    live: 1,
  }
  const card = {
    uid: 'card',
    type: 'library-component',
    props: {},
    component: { id: 'c', props: {} },
    slots: { root: ['card.label'] },
  }
  const [first = expect.fail()] = Object.values(home.sections)
  const page = {
    ...home,
    variables: [
      ...home.variables,
      { id: 'card-v1', name: 'Card - open', type: 'string' as const, defaultValue: 'closed', readonly: true },
    ],
    libraryComponents: [{ id: 'c', name: 'Card', properties: [], variables: [open], formulas: [] }],
    sections: {
      ...home.sections,
      [first.uid]: { ...first, slots: { children: [...(first.slots?.['children'] ?? []), 'card'] } },
    },
    wwObjects: { ...home.wwObjects, card, 'card.label': inside },
  } as RenderInput['page']
  expect(showing("variables['card-v1'] + ' outside'", { page })).toMatch(/>closed outside<\/p>.*>closed<\/p>/)
})

test('runtime-RC16 a page that wants rows of the server is not drawn before they came; then with them, and it carries them', () => {
  const orders = collection('orders', { mode: 'cached', config: { isAutoFetch: true } })
  const page = { ...home, collections: [orders] }
  const wanting = render({ ...input, page, answered: {} })
  expect([wanting.needs, wanting.html]).toEqual([[{ id: 'orders', variables: {}, offset: 0 }], ''])
  const answered = { orders: { data: [{ name: 'rye' }], total: 1, offset: 0 } }
  expect(showing('collections.orders.data[0].name', { page, answered })).toContain('>rye</p>')
  expect(render({ ...input, page, answered }).fetched).toMatchObject({ orders: { rows: [{ name: 'rye' }], isFetched: true } })
  // While publishing nothing is asked for.
  expect(render({ ...input, page })).not.toHaveProperty('needs')
})
