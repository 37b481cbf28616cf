import {
  BRANDING_ID,
  HOLE_ATTRIBUTE,
  INLINE_DATA_ID,
  writeInlinePage,
  type InlinePage,
  type PublishedPage,
  type PublishedRoute,
} from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import type { FormulaTree } from '@heddle/formula/tree'

const member = (...path: readonly string[]): FormulaTree =>
  path.slice(1).reduce<FormulaTree>((object, key) => ['.', object, ['l', key]], ['n', path[0] ?? ''])
const bound = (...path: readonly string[]) => ({ text: { type: 'f', tree: member(...path) } as const })

const route = (pattern: string, pageId: string): PublishedRoute => ({ pattern, pageId, lang: 'en', isPrivate: false, live: true })

const info = (id: string, title: string): PublishedPage['page'] => ({
  id,
  name: title,
  folder: '',
  version: 3,
  paths: {},
  langs: ['en'],
  title: { en: title },
  meta: { desc: { en: `About ${title}` } },
  pageUserGroups: [],
  sections: [{ uid: `${id}-part`, sectionTitle: '', linkId: '' }],
  live: true,
  uses: { elements: { box: 'box', text: 'text', fragile: 'fragile', lost: 'lost' } },
})

/** A page at `/` with two live texts and a hole. */
export const inline: InlinePage = {
  site: {
    id: 'site',
    homePageId: 'home',
    defaultTheme: 'light',
    langs: [{ lang: 'en', default: true }],
    screens: [{ id: 'default' }, { id: 'mobile', maxWidth: 767 }],
    routes: [route('/', 'home'), route('/next', 'next'), route('/slow', 'slow'), route('/*', 'lost')],
    cacheVersion: 7,
    stylesheet: 'data:text/css,',
  },
  page: info('home', 'Home'),
  lang: 'en',
  path: '/',
  nodes: {
    'home-part': {
      uid: 'home-part',
      type: 'box',
      props: {},
      slots: { children: ['live', 'still', 'theme'] },
      liveInside: true,
    },
    live: { uid: 'live', type: 'text', props: bound('variables', 'v1'), live: 1 },
    still: { uid: 'still', hole: 'p' },
    theme: { uid: 'theme', type: 'text', props: bound('browser', 'theme'), live: 1 },
  },
  variables: [{ id: 'v1', name: 'greeting', type: 'query', defaultValue: 'default' }],
  collections: [],
  formulas: [],
  workflows: [],
}

/** A page that data files hold: a live title with an anchor far down, and a link home. */
export function pageData(id: string, title: string): PublishedPage {
  return {
    cacheVersion: 7,
    page: info(id, title),
    sections: {
      [`${id}-part`]: {
        uid: `${id}-part`,
        type: 'box',
        props: {},
        attributes: { role: 'main' },
        slots: { children: ['title', 'back', 'far'] },
      },
    },
    wwObjects: {
      title: { uid: 'title', type: 'text', props: bound('page', 'name'), live: 1, attributes: { id: 'title' } },
      back: {
        uid: 'back',
        type: 'text',
        props: { text: 'Back' },
        link: { href: '/', pageId: 'home' },
        attributes: { id: 'back' },
      },
      far: { uid: 'far', type: 'text', props: { text: 'Far' }, attributes: { id: 'far', class: 'far' } },
    },
    collections: [],
    variables: inline.variables,
    formulas: [],
    workflows: [],
    libraryComponents: [],
  }
}

/** The page at `/` with one more element, of the given type. */
export function withElement(type: string): InlinePage {
  const part = inline.nodes['home-part']
  return {
    ...inline,
    nodes: {
      ...inline.nodes,
      ...(part && 'type' in part && { 'home-part': { ...part, slots: { children: ['live', 'still', 'theme', 'more'] } } }),
      more: { uid: 'more', type, props: bound('variables', 'v1'), live: 1 },
    },
  }
}

/** The page with three more sections: two elements that count, and a text that says what the second one has counted. */
export function withTallies(): InlinePage {
  const { page, nodes, variables } = inline
  const part = (uid: string) => ({ uid, sectionTitle: '', linkId: '' })
  const tally = (uid: string) => ({ uid, type: 'tally', props: {}, attributes: { id: uid }, live: 8 })
  const sum = { uid: 'sum', type: 'text', props: bound('variables', 'two-count'), attributes: { id: 'sum' }, live: 1 }
  return {
    ...inline,
    page: {
      ...page,
      sections: [...page.sections, part('one'), part('two'), part('sum')],
      uses: { elements: { ...page.uses?.elements, tally: 'tally' } },
    },
    nodes: { ...nodes, one: tally('one'), two: tally('two'), sum },
    variables: [...variables, { id: 'two-count', name: 'two-count', type: 'number', defaultValue: 0 }],
  }
}

/** Those sections as the server drew them. */
export const TALLIES =
  '<!--$--><button id="one">0</button><!--/$--><!--$--><button id="two">0</button><!--/$--><!--$--><p id="sum">0</p><!--/$-->'

/** The page with a bell and a workflow that rings when the page has come: a capability that neither runtime nor renderer knows. */
export function withChime(): InlinePage {
  const { page, ...rest } = withElement('bell')
  const ring = { type: 'ring', args: { tone: 'welcome' } }
  return {
    ...rest,
    page: {
      ...page,
      uses: { elements: { ...page.uses?.elements, bell: 'bell' }, actions: { other: 'ring' }, ports: { chime: 'chime' } },
    },
    workflows: [
      { id: 'w', name: 'Welcome', trigger: 'onload', ownerId: page.id, parameters: [], firstAction: 'a', actions: { a: ring } },
    ],
  }
}

/** The page with an instance whose component opens a variable and a workflow: when the page has come it asks for `7` to be added. */
export function withCard(): InlinePage {
  const { page, nodes, variables, ...rest } = inline
  const { live, ...others } = nodes
  const count = { name: 'count', type: 'number' as const, defaultValue: 1 }
  const add = { variable: 'v', value: publishedBinding("context.component.variables['v'] + context.parameters.by") }
  const ask = { nodeId: 'card', action: 'add', arguments: [7] }
  const workflow = { name: '', parameters: [], firstAction: 'a' }
  return {
    ...rest,
    page: { ...page, uses: { ...page.uses, elements: page.uses?.elements ?? {}, actions: { other: 'component' } } },
    nodes: {
      ...others,
      ...(live && { live: { ...live, props: { text: publishedBinding("`outside ${variables['card-v']}`") } } }),
      'home-part': {
        uid: 'home-part',
        type: 'box',
        props: {},
        slots: { children: ['live', 'still', 'theme', 'card'] },
        liveInside: true,
      },
      card: {
        uid: 'card',
        type: 'library-component',
        props: {},
        component: { id: 'c', props: {} },
        slots: { root: ['card.box'] },
        live: 1,
        liveInside: true,
      },
      'card.box': {
        uid: 'card.box',
        type: 'text',
        props: { text: publishedBinding("`inside ${context.component.variables['v']}`") },
        live: 1,
      },
    },
    variables: [...variables, { ...count, id: 'card-v', name: 'Card - count', readonly: true }],
    libraryComponents: [
      {
        id: 'c',
        name: 'Card',
        properties: [],
        formulas: [],
        workflows: ['add'],
        variables: [{ ...count, id: 'v', isExposed: true }],
      },
    ],
    workflows: [
      {
        ...workflow,
        id: 'add',
        trigger: '',
        ownerId: 'c',
        parameters: [{ name: 'by', type: 'number' }],
        actions: { a: { type: 'change-variable', args: add } },
      },
      { ...workflow, id: 'come', trigger: 'onload', ownerId: page.id, actions: { a: { type: 'run-element-action', args: ask } } },
    ],
  }
}

/** The page with a plugin that neither runtime nor renderer knows: it sells a book when the page has come, and rings what was sold. */
export function withShop(): InlinePage {
  const { page, nodes, variables, ...rest } = inline
  const { live, theme } = nodes
  const shown = (node: typeof live, code: string) => node && { [node.uid]: { ...node, props: { text: publishedBinding(code) } } }
  const sell = { type: 'plugin-action', args: { pluginId: 'p1', action: 'sell', arguments: { what: 'book' } } }
  const ring = { type: 'ring', args: { tone: publishedBinding('event.what') } }
  const facts = "`${pluginFormulas.p1.price(4)} ${collections.orders.data[0].name} ${plugins['Our shop'].isDev}`"
  return {
    ...rest,
    page: {
      ...page,
      uses: {
        ...page.uses,
        actions: { other: 'ring', more: 'act' },
        ports: { chime: 'chime' },
        plugins: { shop: 'shop' },
        drawnWith: ['shop'],
      },
    },
    nodes: {
      ...nodes,
      ...shown(live, 'pluginVariables.p1.user.name'),
      ...shown(theme, `plugins.shop.isLoaded && collections.orders.isFetched ? ${facts} : 'light'`),
    },
    variables: [
      ...variables,
      {
        id: 'p1-user',
        name: 'Our shop-user',
        type: 'object',
        defaultValue: { name: 'default' },
        isPersistentOnNav: true,
        readonly: true,
      },
    ],
    collections: [
      {
        id: 'orders',
        name: 'orders',
        mode: 'dynamic',
        type: 'collection',
        pluginId: 'p1',
        config: { table: 'orders', isAutoFetch: true },
        limit: 5,
        offset: 0,
      },
    ],
    workflows: [
      { id: 'w1', name: 'Sell', trigger: 'onload', parameters: [], firstAction: 'a', actions: { a: sell } },
      { id: 'w2', name: 'Sold', trigger: 'p1-sold', parameters: [], firstAction: 'a', actions: { a: ring } },
    ],
    plugins: [
      { id: 'p1', name: 'Our shop', namespace: 'shop', settings: { publicData: { url: 'u' } }, isDev: true, hasPages: true },
    ],
  }
}

/** The page with the shop, whose file comes late: it shows the shop's user and its rows, and needs it for nothing else. */
export function withLateShop(): InlinePage {
  const { page, nodes, ...rest } = withShop()
  const { drawnWith: _, ...uses } = page.uses ?? {}
  return {
    ...rest,
    page: { ...page, uses: { ...uses, plugins: { shop: 'late-shop' } } },
    nodes: {
      ...nodes,
      theme: {
        uid: 'theme',
        type: 'text',
        props: { text: publishedBinding("plugins.shop.isLoaded ? collections.orders.data[0].name : 'light'") },
        live: 1,
      },
    },
  }
}

/** The page's HTML as publishing gives it. */
export function htmlOf(data: InlinePage): string {
  const links =
    '<a id="next" href="/next">1</a><a id="far-link" href="/next#far">2</a><a id="slow" href="/slow" data-progress="rgb(0, 0, 255)">3</a><a id="unknown" href="/unknown">4</a><a id="download" href="/next" download>5</a><a id="blank" href="/next" target="_blank">6</a><a id="elsewhere" href="https://example.com/next">7</a>'
  return `<!doctype html><html lang="en"><head><title>Home</title><style>.far{margin-top:5000px}</style></head><body><!--$--><div><p>default</p><p class="still" ${HOLE_ATTRIBUTE}="still">Still <a id="hole-link" href="/next">Next</a></p><p>light</p></div><!--/$--><a id="${BRANDING_ID}" href="/made">Made</a><nav>${links}</nav><script type="application/json" id="${INLINE_DATA_ID}">${writeInlinePage(data)}</script></body></html>`
}
