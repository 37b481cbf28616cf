import { afterEach, describe, expect, test, vi } from 'vitest'
import { signal } from '@preact/signals-core'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, createRandom, node, publishedBinding } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
import { evaluateFormulas } from '../evaluate.ts'
import type { NodeEvent, RenderHost } from '../host.ts'
import { openPage, servePage } from '../testing/open-page.tsx'
import { unmoved } from './unmoved.ts'

afterEach(() => void vi.useRealTimers())

interface Grain {
  readonly id: string
  readonly name: string
}
const grain = (id: string, name = `name ${id}`): Grain => ({ id, name })
const [rye, oat, wheat] = [grain('rye'), grain('oat'), grain('wheat')]

const events = { click: ['w'] }
const touches = { touchstart: ['w'], touchmove: ['w'], touchend: ['w'] }
/** A list of grains beside a text that is drawn; each row has a name, and something that is pressed. */
const PAGE: readonly PublishedNode[] = [
  node('a', {}, ['list', 'beside'], { liveInside: true }),
  node('list', { tag: 'ul' }, ['head', 'row', 'foot'], { liveInside: true }),
  node('head', { text: 'Head' }),
  node('row', { tag: 'li' }, ['name', 'press'], {
    live: LIVE.structure | LIVE.attribute | LIVE.event,
    repeat: { over: publishedBinding('grains'), key: 'id' },
    attributes: { 'data-chosen': publishedBinding("chosen === context.item.data.id ? 'yes' : null") },
    events,
  }),
  node('name', { text: publishedBinding('context.item.data.name') }, undefined, {
    live: LIVE.text | LIVE.event,
    direct: { text: 'text' },
    events: { contextmenu: ['w'] },
  }),
  node('press', { tag: 'button', text: 'x' }, undefined, { live: LIVE.event, events: { ...events, ...touches } }),
  node('foot', { text: 'Foot' }),
  node('beside', { text: publishedBinding('chosen') }, undefined, { live: LIVE.text | LIVE.event, events }),
]

async function visit(
  grains: readonly Grain[],
  more: Partial<RenderHost> = {},
  alter: (body: HTMLElement) => void = () => {},
  first: readonly Grain[] = grains,
) {
  const host = createFakeHost({ grains, chosen: 'none' })
  const heard: NodeEvent[] = []
  const opened = await openPage(PAGE, host, {
    browser: { onEvent: (event) => void heard.push(event), ...more },
    alter: (body) => {
      alter(body)
      if (first !== grains) host.set({ grains: first })
    },
  })
  const { body } = opened
  const rows = (): readonly HTMLElement[] => [...body.querySelectorAll<HTMLElement>('li')]
  const texts = (): readonly (string | null)[] => [...(body.querySelector('ul')?.children ?? [])].map((one) => one.textContent)
  return { ...opened, rows, texts, heard, set: host.set, lost: host.lostHoles }
}

/** Which of the rows before each one is: the very element, not another one that looks alike. */
const placesOf = (rows: readonly Element[], before: readonly Element[]): readonly number[] =>
  rows.map((row) => before.indexOf(row))

const shownOf = (...grains: readonly Grain[]) => ['Head', ...grains.map(({ name }) => `${name}x`), 'Foot']

describe('a list that is kept without React', () => {
  test('renderer-R43 is adopted as the server drew it', async () => {
    const before: Element[] = []
    const { rows, texts, complaints } = await visit([rye, oat], {}, (body) => before.push(...body.querySelectorAll('li')))
    expect(placesOf(rows(), before)).toEqual([0, 1])
    expect(texts()).toEqual(shownOf(rye, oat))
    expect(complaints).toEqual([])
  })

  test('renderer-R44 rows keep their elements in a new order, new ones are made and others go', async () => {
    const { rows, texts, set, complaints } = await visit([rye, oat])
    const before = rows()
    set({ grains: [wheat, oat, rye] })
    expect(texts()).toEqual(shownOf(wheat, oat, rye))
    expect(placesOf(rows(), before)).toEqual([-1, 1, 0])
    set({ grains: [rye] })
    expect(texts()).toEqual(shownOf(rye))
    expect(placesOf(rows(), before)).toEqual([0])
    set({ grains: [] })
    expect(texts()).toEqual(shownOf())
    set({ grains: [oat] })
    expect(texts()).toEqual(shownOf(oat))
    expect(complaints).toEqual([])
  })

  test('renderer-R44 only rows that changed their place are touched', async () => {
    const all = Array.from({ length: 20 }, (_, at) => grain(`g${at}`))
    const { body, set, texts } = await visit(all)
    const changes: MutationRecord[] = []
    const watch = new MutationObserver((found) => void changes.push(...found))
    watch.observe(body, { childList: true, subtree: true, characterData: true, attributes: true })
    const moved = [...all.slice(1), all[0] as Grain]
    set({ grains: moved })
    changes.push(...watch.takeRecords())
    expect(texts()).toEqual(shownOf(...moved))
    expect(changes.map(({ addedNodes, removedNodes }) => [addedNodes.length, removedNodes.length])).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('renderer-R43 a row follows its own item, and what else it reads', async () => {
    const { rows, texts, set } = await visit([rye, oat])
    const before = rows()
    set({ grains: [rye, grain('oat', 'oats')] })
    expect(texts()).toEqual(['Head', 'name ryex', 'oatsx', 'Foot'])
    await untilDrawn(() => set({ chosen: 'oat' }))
    expect(rows().map((row) => row.getAttribute('data-chosen'))).toEqual([null, 'yes'])
    await untilDrawn(() => set({ chosen: 'rye' }))
    expect(rows().map((row) => row.getAttribute('data-chosen'))).toEqual(['yes', null])
    expect(placesOf(rows(), before)).toEqual([0, 1])
  })

  test('renderer-R43 a row made in the browser is the one that the server draws', async () => {
    const { rows, set } = await visit([])
    set({ grains: [rye, oat] })
    const made = rows().map(({ outerHTML }) => outerHTML)
    const fresh = servePage(PAGE, createFakeHost({ grains: [rye, oat], chosen: 'none' }))
    expect(fresh.html).toContain(made.join(''))
  })

  test('renderer-R45 an event in a row is heard at each node that waits for it, with the row', async () => {
    const { rows, heard, set, window } = await visit([rye])
    set({ grains: [rye, oat] })
    rows()[1]?.querySelector('button')?.click()
    expect(heard.map(({ uid, name }) => [uid, name])).toEqual([
      ['press', 'click'],
      ['row', 'click'],
    ])
    const item: unknown = Reflect.get(Reflect.get(heard[0]?.scope ?? {}, 'context') as object, 'item')
    expect(item).toMatchObject({ data: oat, index: 1 })
    expect(heard[0]?.payload).toBeInstanceOf(window.MouseEvent)
    heard.length = 0
    rows()[0]?.click()
    expect(heard.map(({ uid }) => uid)).toEqual(['row'])
  })

  test('renderer-R45 an event that a workflow stops goes no further, and one beside the rows is heard by none', async () => {
    const { body, rows, heard } = await visit([rye], {
      onEvent: (event) => {
        heard.push(event)
        ;(event.payload as Event).stopPropagation()
      },
    })
    rows()[0]?.querySelector('button')?.click()
    expect(heard.map(({ uid }) => uid)).toEqual(['press'])
    body.querySelector<HTMLElement>('ul > div')?.click()
    expect(heard).toHaveLength(1)
  })

  test('renderer-R26 a row that waits for contextmenu keeps the menu of the browser away', async () => {
    const { rows, heard, window } = await visit([rye])
    const ask = (keys: MouseEventInit): boolean =>
      rows()[0]
        ?.querySelector('div')
        ?.dispatchEvent(new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...keys })) ?? false
    expect(ask({})).toBe(false)
    expect(ask({ ctrlKey: true, altKey: true })).toBe(true)
    expect(heard.map(({ uid, name }) => [uid, name])).toEqual([
      ['name', 'contextmenu'],
      ['name', 'contextmenu'],
    ])
  })

  test('renderer-R45 a button that is disabled hears no press', async () => {
    const { rows, heard, window } = await visit([rye])
    const button = rows()[0]?.querySelector('button')
    if (button) button.disabled = true
    button?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
    expect(heard.map(({ uid }) => uid)).toEqual(['row'])
  })

  test('renderer-R45 a workflow cannot keep a finger on a row from scrolling the page; what else the browser does it can', async () => {
    const { rows, heard, window } = await visit([rye], {
      onEvent: (event) => {
        heard.push(event)
        ;(event.payload as Event).preventDefault()
      },
    })
    const button = rows()[0]?.querySelector('button')
    const isKept = (name: string): boolean | undefined =>
      button?.dispatchEvent(new window.Event(name, { bubbles: true, cancelable: true }))
    expect(['touchstart', 'touchmove', 'touchend', 'click'].map(isKept)).toEqual([true, true, false, false])
    expect(heard.map(({ uid, name }) => `${uid} ${name}`)).toEqual([
      ...Object.keys(touches).map((name) => `press ${name}`),
      'press click',
      'row click',
    ])
  })

  test('renderer-R41 in a row what cannot be written is left out and reported, and is back with the next value', async () => {
    const odd = Object.assign(() => undefined, {
      toString: () => {
        throw new Error('no text')
      },
    })
    const errors: string[] = []
    const evaluate: RenderHost['evaluate'] = (...given) => {
      const value = evaluateFormulas(...given)
      return value === 'odd' ? odd : value
    }
    const { rows, set } = await visit([rye, oat], { evaluate, onNodeError: (uid) => void errors.push(uid) })
    const shown = (): readonly (number | undefined)[] => rows().map((row) => row.querySelector('div')?.getClientRects().length)
    set({ grains: [rye, grain('oat', 'odd')] })
    expect(shown()).toEqual([1, 0])
    expect(errors).toEqual(['name'])
    set({ grains: [rye, oat] })
    expect(shown()).toEqual([1, 1])
  })

  test('renderer-R19 the host is told of an attribute of a row whose formula fails', async () => {
    const bad: string[] = []
    const { rows, set } = await visit([rye], { onBadAttribute: (uid, name) => void bad.push(`${uid} ${name}`) })
    expect(bad).toEqual([])
    set({ grains: [rye, null as unknown as Grain] })
    expect(rows()).toHaveLength(2)
    expect(bad).toEqual(['row data-chosen'])
  })

  test('renderer-R29 a row in which something takes the focus is told, and keeps the focus when it is moved', async () => {
    const focused: Element[] = []
    const { body, rows, set } = await visit([rye, oat, wheat], { onRowFocus: (row) => void focused.push(row) })
    const [, oatRow] = rows()
    const button = oatRow?.querySelector('button')
    button?.focus()
    expect(focused.map((row) => row === oatRow)).toEqual([true])
    set({ grains: [oat, wheat, rye] })
    set({ grains: [wheat, rye, oat] })
    expect(body.ownerDocument.activeElement).toBe(button)
  })

  test('renderer-R43 rows that are not those the server drew are made anew', async () => {
    const { rows, texts, set } = await visit([rye, oat], {}, () => {}, [wheat])
    expect(texts()).toEqual(shownOf(wheat))
    set({ grains: [rye, wheat] })
    expect(rows()).toHaveLength(2)
  })

  test('renderer-R43 what strangers put among the rows stays, and a row that they took away is made again', async () => {
    const { body, rows, set } = await visit([rye, oat, wheat])
    const list = body.querySelector('ul')
    list?.insertBefore(body.ownerDocument.createElement('aside'), rows()[1] ?? null)
    rows()[2]?.remove()
    set({ grains: [wheat, oat, rye] })
    expect(rows().map(({ textContent }) => textContent)).toEqual(['name wheatx', 'name oatx', 'name ryex'])
    expect(list?.querySelectorAll('aside')).toHaveLength(1)
    expect(list?.lastElementChild?.textContent).toBe('Foot')
  })

  test('renderer-R43 a list whose end somebody took away is reported as lost', async () => {
    const { lost } = await visit([rye], {}, (body) => {
      const list = body.querySelector('ul')
      const end = [...(list?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.COMMENT_NODE)
      end?.remove()
    })
    expect(lost).toEqual(['list'])
  })

  test('renderer-R43 lives on when the page cannot be adopted', async () => {
    const { texts, rows, set, heard, lost } = await visit([rye, oat], {}, (body) => {
      body.querySelector('div')?.prepend(body.ownerDocument.createElement('aside'))
    })
    set({ grains: [oat, wheat] })
    expect(texts()).toEqual(shownOf(oat, wheat))
    rows()[1]?.querySelector('button')?.click()
    expect(heard.map(({ uid }) => uid)).toEqual(['press', 'row'])
    expect(lost).toEqual([])
  })

  test('renderer-R43 a long list is followed to its end, and not at all when the page is left', async () => {
    const all = Array.from({ length: 700 }, (_, at) => grain(`g${at}`))
    const { rows, set, leave, complaints } = await visit(all)
    set({ grains: all.map(({ id }) => grain(id, 'new')) })
    await expect.poll(() => new Set(rows().map(({ textContent }) => textContent))).toEqual(new Set(['newx']))
    const left = rows()
    await leave()
    set({ grains: all })
    expect(new Set(left.map(({ textContent }) => textContent))).toEqual(new Set(['newx']))
    expect(complaints).toEqual([])
  })

  test('renderer-R44 rows stand as the list says after any number of new orders, each of which moves as few as possible', async () => {
    const random = createRandom(11)
    const all = Array.from({ length: 9 }, (_, at) => grain(`g${at}`))
    const { body, set, texts } = await visit(all)
    const changes = new MutationObserver(() => undefined)
    changes.observe(body, { childList: true, subtree: true })
    let order = all
    for (let round = 0; round < 40; round += 1) {
      const before = order
      order = before
        .map((one) => ({ one, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one)
      set({ grains: order })
      expect(texts()).toEqual(shownOf(...order))
      const moved = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
      expect(moved).toHaveLength(order.length - unmoved(order.map((one) => before.indexOf(one))).size)
    }
  })

  test.each([
    ['alone in its element', (uid: string) => uid === 'row'],
    ['beside others', () => true],
  ])('renderer-R44 a list %s may lose all its rows at once, and get others in any number', async (_, isShown) => {
    const nodes = PAGE.map((one) =>
      one.uid === 'list' ? { ...one, slots: { children: ['head', 'row', 'foot'].filter(isShown) } } : one,
    )
    const host = createFakeHost({ grains: [rye, oat, wheat], chosen: 'none' })
    const { body, complaints } = await openPage(nodes, host)
    const list = body.querySelector('ul') as HTMLElement
    const others = [...list.children].filter(({ localName }) => localName !== 'li')
    const shown = (): readonly (string | null)[] => [...list.querySelectorAll('li')].map(({ textContent }) => textContent)
    const many = Array.from({ length: 30 }, (__, at) => grain(`g${at}`))
    const orders = [[], many, [oat], [...many.slice(0, 10), oat, ...many.slice(10)], many.slice(12, 14), [], [rye]]
    for (const grains of orders) {
      host.set({ grains })
      expect(shown()).toEqual(grains.map(({ name }) => `${name}x`))
      expect([...list.children].filter(({ localName }) => localName !== 'li')).toEqual(others)
    }
    host.set({ grains: [grain('rye', 'alive')] })
    expect(shown()).toEqual(['alivex'])
    expect(complaints).toEqual([])
  })

  test('renderer-R44 a row that is moved does not scroll the page to the focus in it', async () => {
    const { rows, set, window, body } = await visit([rye, oat, wheat])
    body.style.height = '3000px'
    const button = rows()[1]?.querySelector('button')
    button?.focus()
    window.scrollTo(0, 1500)
    set({ grains: [oat, wheat, rye] })
    set({ grains: [wheat, rye, oat] })
    expect(body.ownerDocument.activeElement).toBe(button)
    expect(window.scrollY).toBe(1500)
  })

  test('renderer-R43 new rows stand before the end of their list, whatever comments strangers leave there', async () => {
    const { texts, set } = await visit([rye], {}, (body) => {
      body.querySelector('ul')?.prepend(body.ownerDocument.createComment('an extension was here'))
    })
    set({ grains: [rye, oat] })
    expect(texts()).toEqual(shownOf(rye, oat))
  })

  test('renderer-R43 a list whose end is taken away while the page is alive stays as it is, and nothing else suffers', async () => {
    const { body, texts, set } = await visit([rye])
    const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) comments.currentNode.parentNode?.removeChild(comments.currentNode)
    await untilDrawn(() => set({ grains: [rye, oat], chosen: 'oat' }))
    expect(texts()).toEqual(shownOf(rye))
    expect(body.textContent).toContain('Footoat')
  })

  test('renderer-R43 a row that came or went before its turn to be followed is followed once, or never', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const all = Array.from({ length: 700 }, (_, at) => grain(`g${at}`))
    const unwatched = vi.fn()
    const mark = signal('none', { unwatched })
    const { rows, set, leave } = await visit(all, {
      evaluate: (value, scope, onError) => {
        const text = evaluateFormulas(value, scope, onError)
        return text === null || text === 'yes' ? mark.value : text
      },
    })
    const gone = rows()[699]
    set({ grains: [...all.slice(0, 699), rye] })
    vi.runAllTimers()
    mark.value = 'all'
    expect(gone?.getAttribute('data-chosen')).not.toBe('all')
    expect(new Set(rows().map((row) => row.getAttribute('data-chosen')))).toEqual(new Set(['all']))
    await leave()
    expect(unwatched).toHaveBeenCalledOnce()
  })

  test('renderer-R43 when all rows go at once, what a stranger put in the place of one stays', async () => {
    const row = node('row', { text: publishedBinding('context.item.data.name') }, undefined, {
      live: LIVE.structure | LIVE.text,
      direct: { text: 'text' },
      repeat: { over: publishedBinding('grains'), key: 'id' },
    })
    const beside = node('beside', { text: 'x' }, undefined, { live: LIVE.event, events })
    const nodes = [
      node('a', {}, ['list', 'beside'], { liveInside: true }),
      node('list', { tag: 'ul' }, ['row'], { liveInside: true }),
      row,
      beside,
    ]
    const host = createFakeHost({ grains: [rye, oat, wheat] })
    const { body } = await openPage(nodes, host)
    const list = body.querySelector('ul') ?? expect.fail('there is no list')
    const texts = (): readonly string[] => [...list.children].map(({ outerHTML }) => outerHTML)
    list.replaceChild(body.ownerDocument.createElement('aside'), list.children[1] ?? expect.fail('there is no row'))
    host.set({ grains: [] })
    expect(texts()).toEqual(['<aside></aside>'])
    list.querySelector('aside')?.remove()
    host.set({ grains: [rye, oat] })
    const line = (name: string): string => `<div data-bound="row">${name}</div>`
    expect(texts()).toEqual([line('name rye'), line('name oat')])
    host.set({ grains: [] })
    host.set({ grains: [wheat] })
    expect(texts()).toEqual([line('name wheat')])
  })

  test('renderer-R43 rows that were left with their page follow nothing and hear nothing', async () => {
    const { rows, set, heard, leave } = await visit([rye, oat])
    set({ grains: [rye, oat, wheat] })
    const left = rows()
    const list = left[0]?.parentElement
    await leave()
    const before = list?.innerHTML
    set({ chosen: 'rye' })
    set({ grains: [oat], chosen: 'wheat' })
    left[2]?.querySelector('button')?.click()
    expect(list?.innerHTML).toBe(before)
    expect(heard).toEqual([])
  })

  test('renderer-R43 a row that went away follows nothing any more', async () => {
    const { rows, set } = await visit([rye, oat])
    const [ryeRow, oatRow] = rows()
    set({ grains: [rye] })
    set({ chosen: 'oat' })
    expect([ryeRow, oatRow].map((row) => row?.getAttribute('data-chosen'))).toEqual([null, null])
  })
})
