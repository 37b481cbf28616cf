import { expect, test } from 'vitest'
import { BRANDING_ID, EARLY_CLICKS_SCRIPT, INLINE_DATA_ID } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { eventually } from './testing/eventually.ts'
import {
  inline,
  pageData,
  TALLIES,
  withCard,
  withChime,
  withElement,
  withLateShop,
  withShop,
  withTallies,
} from './testing/live-page.ts'
import { visit, visits, type Realm, type Visit } from './testing/visit.ts'

test('runtime-RT1 RT2 RT3 S1-03 S1-04 a page is adopted as it stands, then has the visitor’s own values', async () => {
  let before: readonly Element[] = []
  const { document, one, errors } = await visit('/?GREETING=hello', inline, (window) => {
    new window.MutationObserver(() => {
      if (before.length === 0 && window.document.querySelector('nav'))
        before = [...window.document.querySelectorAll('body div, body p')]
    }).observe(window.document, { childList: true, subtree: true })
  })
  await eventually(() => expect(one('div > p').textContent).toBe('hello'))
  // The very elements, not others that look alike.
  expect([...document.querySelectorAll('body div, body p')].map((one) => before.indexOf(one))).toEqual([...before.keys()])
  expect(before).not.toHaveLength(0)
  expect(one('.still').textContent).toBe('Still Next')
  expect(errors.filter((text) => /hydrat|did not match|again/i.test(text))).toEqual([])
})

test('runtime-RT60 a part that is clicked before the page is alive is adopted first; the others still find what the server drew', async () => {
  let before: readonly Element[] = []
  const page = await visit('/', withTallies(), undefined, {
    alter(body) {
      const script = body.ownerDocument.createElement('script')
      script.textContent = EARLY_CLICKS_SCRIPT
      body.ownerDocument.head.append(script)
      body.querySelector(`#${BRANDING_ID}`)?.insertAdjacentHTML('beforebegin', TALLIES)
      before = [...body.querySelectorAll('button, p')]
      body.querySelector<HTMLElement>('#two')?.click()
    },
  })
  const { document, one, window, errors } = page
  // Each section draws the change when it is its turn.
  await eventually(() => expect(['#sum', '#one', '#two'].map((name) => one(name).textContent)).toEqual(['1', '0', '1']))
  expect(Reflect.get(window, 'adopted')).toEqual(['two', 'one'])
  expect([...document.querySelectorAll('button, p')]).toEqual(before)
  expect(errors).toEqual([])
  one('#two').click()
  await eventually(() => expect(one('#sum').textContent).toBe('2'))
})

test('runtime-RT60 a part that does not match is drawn anew alone, and what stands in it stays', async () => {
  let before: readonly Element[] = []
  const page = await visit('/?greeting=hello', withTallies(), undefined, {
    alter(body) {
      body.querySelector(`#${BRANDING_ID}`)?.insertAdjacentHTML('beforebegin', TALLIES)
      before = [...body.querySelectorAll('button, #sum')]
      body.querySelector('p')?.remove()
    },
  })
  const { document, one, errors, fetched } = page
  await eventually(() => expect(one('div > p').textContent).toBe('hello'))
  expect(one('.still').textContent).toBe('Still Next')
  expect([...document.querySelectorAll('button, #sum')]).toEqual(before)
  expect(errors.filter((error) => error.includes('could not adopt'))).toHaveLength(1)
  expect(fetched).toEqual([])
})

const text = (uid: string, code: string) => ({ uid, type: 'text', props: { text: publishedBinding(code) }, live: 1 })

/** What the visitor is told without being asked. */
const told = ({ document }: Visit): readonly string[] =>
  [...document.querySelectorAll('[role=status]')].map((region) => region.textContent ?? '').filter(Boolean)

test('runtime-RT5 RT50 a page with an element that cannot be loaded stands as it came, says so, and comes alive when it can', async () => {
  const page = await visit('/?greeting=hello', withElement('lost'), undefined, { isAlive: false })
  const { errors, document, one, window } = page
  await eventually(() => expect(told(page)).toEqual(['Parts of this page could not be loaded. Trying again…']))
  expect(errors.some((text) => text.includes('"lost"'))).toBe(true)
  expect(one('div > p').textContent).toBe('default')
  expect(document.querySelectorAll('div > p')).toHaveLength(3)
  Reflect.set(window, 'isFound', true)
  window.dispatchEvent(new window.Event('online'))
  await eventually(() => expect(one('div > p').textContent).toBe('hello'))
  expect(document.querySelectorAll('div > p')).toHaveLength(4)
  expect(told(page)).toEqual([])
})

test('runtime-RT50 rows that cannot be loaded leave what the server drew of them', async () => {
  const orders = { id: 'orders', name: 'Orders', mode: 'static', type: 'collection', config: {}, offset: 0 } as const
  const data = {
    ...inline,
    lang: 'ru',
    collections: [orders],
    nodes: { ...inline.nodes, live: text('live', "collections.Orders.total + ' orders'") },
  }
  let isThere = false
  const page = await visit(
    '/',
    data,
    (realm) => {
      realm.fetch = async () => (isThere ? Response.json({ data: [{}, {}] }) : new Response('', { status: 503 }))
    },
    { isAlive: false },
  )
  await eventually(() => expect(told(page)).toEqual(['Часть страницы не загрузилась. Пробуем ещё раз…']))
  expect(page.one('div > p').textContent).toBe('default')
  isThere = true
  page.window.dispatchEvent(new page.window.Event('online'))
  await eventually(() => expect(page.one('div > p').textContent).toBe('2 orders'))
})

test('runtime-RT13 a page with an element that fails in the browser is drawn again without it', async () => {
  const { errors, one, fetched } = await visit('/?greeting=hello', withElement('fragile'))
  await eventually(() => expect(one('div > p').textContent, JSON.stringify(errors)).toBe('hello'))
  expect(one('div').children).toHaveLength(3)
  expect(one('.still').textContent).toBe('Still Next')
  expect(fetched).toEqual([])
  expect(errors.some((text) => text.includes('fragile'))).toBe(true)
  await eventually(() => expect(one('#made-with-heddle').textContent).toBe('Made'))
})

test('runtime-RT13 a text that a stranger took away comes from the page’s data when the page is drawn again', async () => {
  const { one, fetched } = await visit('/', inline, undefined, { alter: (body) => body.querySelector('.still')?.remove() })
  await eventually(() => expect(one('#title').textContent).toBe('Home again'))
  expect(fetched).toEqual(['/data/home.json?wwlang=en&_wwcv=7'])
})

/** What extensions do to a page before its own script runs. */
const STRANGERS: Readonly<Record<string, (body: HTMLElement) => void>> = {
  'an element in a section': (body) => body.querySelector('div')?.prepend(body.ownerDocument.createElement('p')),
  'an element at the start of the body': (body) => body.prepend(body.ownerDocument.createElement('div')),
  'an element at the end of the body': (body) => body.append(body.ownerDocument.createElement('div')),
  'an element in the head': (body) => body.ownerDocument.head.prepend(body.ownerDocument.createElement('style')),
  'a live element taken away': (body) => body.querySelector('div > p')?.remove(),
  'another text': (body) => body.querySelector('div > p')?.replaceChildren('altered'),
  'a translation': (body) => {
    const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.matches('script')) found.push(texts.currentNode as Text)
    for (const text of found) {
      const font = body.ownerDocument.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'an element around the sections': (body) => {
    const around = body.ownerDocument.createElement('main')
    const section = body.querySelector('div')
    section?.replaceWith(around)
    if (section) around.append(section)
  },
  attributes: (body) => {
    body.setAttribute('cz-shortcut-listen', 'true')
    for (const element of body.querySelectorAll('body div, body p')) element.setAttribute('data-gr-ext', '1')
  },
}

test('runtime-RT13 whatever a stranger adds to the page, its text stays and it comes alive, without asking for anything', async () => {
  for (const [name, alter] of Object.entries(STRANGERS)) {
    const { document, one, fetched } = await visit('/?greeting=hello', inline, undefined, { alter })
    await eventually(() => expect(one('div > p:not(:empty)').textContent, name).toBe('hello'))
    expect(one('div > .still').textContent, name).toBe('Still Next')
    expect(document.querySelectorAll('.still'), name).toHaveLength(1)
    expect(fetched, name).toEqual([])
    one('#hole-link').click()
    await eventually(() => expect(one('#title').textContent, name).toBe('Next'))
    visits.frame?.remove()
  }
})

/** What a step of the start asks of the browser, failing: by the name of the step. */
const FAILING: Readonly<Record<string, (window: Realm) => void>> = {
  'branding link': (window) => fail(window, 'MutationObserver'),
  'scroll and keyboard tracking': ({ EventTarget: { prototype } }) => {
    const { addEventListener: listen } = prototype
    prototype.addEventListener = function (...args: Parameters<EventTarget['addEventListener']>) {
      if (args[0] === 'beforeinstallprompt') throw new Error('no such event')
      listen.apply(this, args)
    }
  },
  'theme and values of the visitor': (window) => fail(window.DOMTokenList.prototype, 'toggle'),
  'screen sizes': (window) => fail(window, 'matchMedia'),
}
const fail = (target: object, name: string): void =>
  void Reflect.set(target, name, function () {
    throw new Error(`no ${name}`)
  })

test('runtime-RT66 a step of the start that fails is said; the page comes alive without it, and leads on', async () => {
  for (const [step, prepare] of Object.entries(FAILING)) {
    const { one, errors } = await visit('/', withChime(), prepare)
    const told = () => errors.filter((error) => error.includes('could not start'))
    await eventually(() => expect(told(), step).toContainEqual(expect.stringContaining(step)))
    expect(one('.still').textContent, step).toBe('Still Next')
    one('#next').click()
    await eventually(() => expect(one('#title').textContent, step).toBe('Next'))
    visits.frame?.remove()
  }
})

test('runtime-RT66 S1-07 a page whose data cannot be read stands as it came, and says so', async () => {
  const { document, errors, one } = await visit('/', inline, undefined, {
    alter: (body) => body.querySelector(`#${INLINE_DATA_ID}`)?.replaceChildren('{'),
  })
  expect(document.querySelectorAll('div > p')).toHaveLength(3)
  expect(one('div > p').textContent).toBe('default')
  expect(errors.join()).toContain('Heddle could not start: site data')
})

test('runtime-RT14 S1-17 the branding link is put back when it is removed or altered', async () => {
  const { one } = await visit('/')
  one('#made-with-heddle').remove()
  await eventually(() => expect(one('#made-with-heddle').textContent).toBe('Made'))
  one('#made-with-heddle').setAttribute('href', 'https://evil.example')
  await eventually(() => expect(one('#made-with-heddle').getAttribute('href')).toBe('/made'))
  one('#made-with-heddle').textContent = ''
  await eventually(() => expect(one('#made-with-heddle').textContent).toBe('Made'))
})

test('runtime-RT2 S1-14 S9-23 the theme kept in storage is applied', async () => {
  const { one, document } = await visit('/', inline, (window) => window.localStorage.setItem('ww-app-theme', 'dark'))
  await eventually(() => expect(one('.still + p').textContent).toBe('dark'))
  expect(document.documentElement.className).toBe('ww-app-theme-dark')
  localStorage.removeItem('ww-app-theme')
})

test('runtime-RT8 RT11 S1-04 a click on a link of the site shows its page without loading a document, in holes too', async () => {
  for (const link of ['#next', '#hole-link']) {
    const { window, document, one, fetched } = await visit('/')
    Reflect.set(window, 'isSameDocument', true)
    one(link).click()
    await eventually(() => expect(one('#title').textContent).toBe('Next'))
    expect(window.location.pathname).toBe('/next')
    await eventually(() => expect(document.title).toBe('Next'))
    expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe('About Next')
    expect(fetched).toEqual(['/data/next.json?wwlang=en&_wwcv=7'])
    expect(Reflect.get(window, 'isSameDocument')).toBe(true)
    visits.frame?.remove()
  }
})

test('runtime-RT8 everything else is left to the browser', async () => {
  const { window, document, one, fetched } = await visit('/')
  const followed: boolean[] = []
  const watch = (event: Event): void => {
    followed.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', watch)
  for (const link of ['#unknown', '#download', '#blank', '#elsewhere']) one(link).click()
  const modified = (init: MouseEventInit) =>
    one('#next').dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        composed: true,
        ...init,
      }),
    )
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) modified(init)
  expect(followed).toEqual(Array.from({ length: 9 }, () => false))
  expect(fetched).toEqual([])
  expect(document.title).toBe('Home')
})

test('runtime-RT11 S2-13 a hash scrolls to its element, and going back to where the page was left', async () => {
  const { window, document, one } = await visit('/')
  one('#far-link').click()
  await eventually(() => expect(window.scrollY).toBeGreaterThan(4000))
  const left = window.scrollY
  one('#back').click()
  await eventually(() => expect(document.title).toBe('Home again'))
  await eventually(() => expect(window.scrollY).toBe(0))
  window.history.back()
  await eventually(() => expect(document.title).toBe('Next'))
  await eventually(() => expect(window.scrollY).toBe(left))
})

test('runtime-RT38 S2-26 a link’s progress bar shows in its colour until the page is there', async () => {
  const { document, one } = await visit('/')
  one('#slow').click()
  await eventually(() => expect(one('[role=progressbar]').style.backgroundColor).toBe('rgb(0, 0, 255)'))
  visits.slow?.resolve(Response.json(pageData('slow', 'Slow')))
  await eventually(() => expect(document.title).toBe('Slow'))
  await eventually(() => expect(document.querySelector('[role=progressbar]')).toBeNull())
  one('#next').click()
  expect(document.querySelector('[role=progressbar]')).toBeNull()
})

test('runtime-RT12 of two navigations that overlap the later one wins, also when the page of the earlier one comes after it', async () => {
  const { window, document, one } = await visit('/')
  const titles: string[] = []
  new window.MutationObserver(() => void titles.push(document.title)).observe(document.head, { childList: true, subtree: true })
  one('#slow').click()
  one('#next').click()
  await eventually(() => expect(document.title).toBe('Next'))
  const late = Response.json(pageData('slow', 'Slow'))
  visits.slow?.resolve(late)
  await eventually(() => expect(late.bodyUsed).toBe(true))
  // What comes of it comes before the next page, which is asked for only now.
  one('#back').click()
  await eventually(() => expect(document.title).toBe('Home again'))
  expect(titles).toContain('Next')
  expect(titles).not.toContain('Slow')
})

test('runtime-RT16 a page that reads positions is adopted as it stands, then shows where its elements are', async () => {
  const { one, errors } = await visit('/', {
    ...inline,
    page: { ...inline.page, uses: { ...inline.page.uses, positions: true } },
    nodes: { ...inline.nodes, live: text('live', "componentPositionInfo['hole-link'].width > 0 ? 'seen' : 'default'") },
  })
  await eventually(() => expect(one('div > p').textContent).toBe('seen'))
  expect(errors).toEqual([])
})

test('runtime-RT15 RT16 a page that is shown by navigation brings the pages it reads, and follows its own elements', async () => {
  const plain = pageData('next', 'Next')
  const entry = (id: string, path: string) => ({ ...plain.page, id, name: `The ${id}`, path })
  const next = {
    ...plain,
    page: { ...plain.page, uses: { ...plain.page.uses, positions: true as const } },
    pages: [entry('home', '/'), entry('next', '/elsewhere')],
    wwObjects: {
      ...plain.wwObjects,
      title: { ...text('title', "pages.home.name + ' ' + pages.next.path"), attributes: { id: 'title' } },
      back: { ...text('back', 'componentPositionInfo.far.y'), attributes: { id: 'back' } },
    },
  }
  const { window, one } = await visit('/', inline, (realm) => {
    realm.fetch = async () => Response.json(next)
  })
  one('#next').click()
  await eventually(() => expect(one('#title').textContent).toBe('The home /next'))
  const shown = (): number => Number(one('#back').textContent)
  await eventually(() => expect(shown()).toBeGreaterThan(4000))
  window.scrollTo(0, 1000)
  await eventually(() => expect(shown()).toBe(one('#far').getBoundingClientRect().y))
  expect(shown()).toBeLessThan(4500)
})

test('runtime-RT17 S1-11 a page with a parameter shows its default as it was drawn, then what its address says, and so again when reloaded', async () => {
  const routes = inline.site.routes.map((route) =>
    route.pageId === 'home' ? { ...route, pattern: '/product/:slug', defaults: { slug: 'default' } } : route,
  )
  const product = {
    ...inline,
    site: { ...inline.site, routes },
    nodes: { ...inline.nodes, live: text('live', 'pageParameters.slug') },
  }
  for (const slug of ['shoes', 'bread%20%26%20rolls']) {
    const { one, errors } = await visit(`/product/${slug}`, product)
    await eventually(() => expect(one('div > p').textContent).toBe(decodeURIComponent(slug)))
    expect(errors).toEqual([])
    visits.frame?.remove()
  }
  const elsewhere = await visit('/', product)
  expect(elsewhere.one('div > p').textContent).toBe('default')
})

test('runtime-RT52 without a connection the page on show stays, with its address, and the visitor is told', async () => {
  const page = await visit('/')
  const { window, document, one } = page
  const unreachable = ['That page cannot be reached. Check your connection.']
  one('#next').click()
  await eventually(() => expect(document.title).toBe('Next'))
  const online = window.fetch
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  one('#back').click()
  await eventually(() => expect(told(page)).toEqual(expect.arrayContaining(unreachable)))
  expect([document.title, window.location.pathname, one('#title').textContent]).toEqual(['Next', '/next', 'Next'])
  const went: string[] = []
  window.addEventListener('popstate', () => went.push(window.location.pathname))
  window.history.back()
  await eventually(() => expect(went).toEqual(['/', '/next']))
  expect(one('#title').textContent).toBe('Next')
  window.dispatchEvent(new window.Event('online'))
  expect(told(page)).not.toEqual(expect.arrayContaining(unreachable))
  window.fetch = online
  one('#back').click()
  await eventually(() => expect(document.title).toBe('Home again'))
})

test('runtime-RT53 the focus goes to the page that comes on show, which is told by its title, and back to the link on the way back', async () => {
  const page = await visit('/')
  const { window, document, one } = page
  one('#next').focus()
  one('#next').click()
  await eventually(() => expect(document.activeElement).toBe(one('[role=main]')))
  expect(told(page)).toEqual(['Next'])
  expect(one('[role=main]').getAttribute('tabindex')).toBe('-1')
  one('#back').focus()
  expect(one('[role=main]').hasAttribute('tabindex')).toBe(false)
  one('#back').click()
  await eventually(() => expect(told(page)).toEqual(['Home again']))
  window.history.back()
  await eventually(() => expect(told(page)).toEqual(['Next']))
  expect(document.activeElement).toBe(one('#back'))
})

test('runtime-RT11 runtime-RT53 the way back finds scroll and focus where they were, though a variable changed the address meanwhile', async () => {
  const { window, document, one } = await visit('/?greeting=hello')
  window.history.replaceState(null, '', '/?greeting=other')
  one('#far-link').focus()
  one('#far-link').click()
  await eventually(() => expect(document.activeElement).toBe(one('#far')))
  const title = one('#title')
  window.history.back()
  await eventually(() => expect(title.isConnected).toBe(false))
  await eventually(() => expect(window.scrollY).toBe(0))
  await eventually(() => expect(document.activeElement).toBe(one('#far-link')))
})

test('runtime-RT53 a hash takes the focus to its element', async () => {
  const { document, one } = await visit('/')
  one('#far-link').click()
  await eventually(() => expect(document.activeElement).toBe(one('#far')))
})

test('runtime-RT54 the branding link comes last in the order of Tab, on the first page and on the next', async () => {
  const { document, one } = await visit('/', inline, undefined, { alter: (body) => body.querySelector('div > p')?.remove() })
  const isLast = (): boolean =>
    [...document.querySelectorAll('#title, #far, .still')].every(
      (other) => (one('#made-with-heddle').compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0,
    )
  await eventually(() => expect(document.querySelectorAll('div > p')).toHaveLength(3))
  expect(isLast()).toBe(true)
  one('#hole-link').click()
  await eventually(() => expect(one('#title').textContent).toBe('Next'))
  await eventually(() => expect(isLast()).toBe(true))
})

test('runtime-RE9 an element and an action reach a port that came with the catalogue', async () => {
  const { document, one } = await visit('/', withChime())
  await eventually(() => expect(document.documentElement.dataset['rang']).toBe('welcome'))
  await eventually(() => expect(one('button').textContent).toBe('rang 0'))
  one('button').click()
  await eventually(() => expect(one('button').textContent).toBe('rang 2'))
  expect(document.documentElement.dataset['rang']).toBe('welcome bell')
})

test('runtime-CO9 CO10 a workflow of the page runs one that an instance opens, and reads the variable that it shows', async () => {
  const { one } = await visit('/', withCard())
  await eventually(() => expect(one('div > p:last-child').textContent).toBe('inside 8'))
  expect(one('div > p').textContent).toBe('outside 8')
})

test('runtime-PL1 PL2 RT1 S1-09 a page’s plugin is drawn as a snapshot, then works: settings, variables, rows, functions, actions, triggers', async () => {
  const { one, document, errors } = await visit('/', withShop())
  await eventually(() => expect(one('div > p').textContent).toBe('Ann'))
  await eventually(() => expect(one('div > p:last-child').textContent).toBe('8 € orders of u, 5 true'))
  await eventually(() => expect(document.documentElement.dataset['rang']).toBe('book'))
  expect(errors).toEqual([])
})

test('runtime-RT50 PL4 a plugin that comes late keeps no page from coming alive: it begins then, and its rows are fetched', async () => {
  const page = await visit('/?greeting=hello', withLateShop())
  const { one, window } = page
  await eventually(() => expect(told(page)).toEqual(['Parts of this page could not be loaded. Trying again…']))
  expect(one('div > p').textContent).toBe('default')
  expect(one('div > p:last-child').textContent).toBe('light')
  Reflect.set(window, 'isFound', true)
  window.dispatchEvent(new window.Event('online'))
  await eventually(() => expect(one('div > p').textContent).toBe('Ann'))
  await eventually(() => expect(one('div > p:last-child').textContent).toBe('orders of u, 5'))
  expect(told(page)).toEqual([])
})
