import { signal } from '@preact/signals-core'
import fc from 'fast-check'
import { act, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ElementProps } from '@heddle/kit/react'
import { LIVE, LONG_LIST, type BoundNode, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, type FakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import { holdHoles } from '../hole-view.tsx'
import { followRows } from '../lists/index.ts'
import { PageView } from '../node-view.tsx'
import { renderPageToString } from '../server.tsx'
import type { HoleNode, NodeSource } from '../source.ts'
import { standRows } from './index.ts'

const ROW = 20
const HEIGHT = 200
let frame: HTMLIFrameElement
let root: Root | undefined
const complaints: unknown[] = []

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation((...parts) => void complaints.push(parts.map(String).join(' ')))
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = `width:400px;height:${HEIGHT}px;border:0`
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  frame.remove()
  vi.restoreAllMocks()
  expect(complaints.splice(0)).toEqual([])
})

interface Grain {
  readonly id: string
  readonly name: string
}
const grains = (count: number, from = 0): readonly Grain[] =>
  Array.from({ length: count }, (_, at) => ({ id: `g${from + at}`, name: `grain ${from + at}` }))

const fields = { ...plainElements, field: ({ root: attributes }: ElementProps): ReactNode => <input {...attributes} /> }

/** How rows are kept: made from a template, or drawn by React, which is where they hold what is at work itself. */
type Kept = 'template' | 'react'

function pageOf(kept: Kept, window: 'auto' | 'visible', tags: readonly [list: string, row: string]): readonly PublishedNode[] {
  const text = publishedBinding('context.item.data.name')
  const isTable = tags[0] === 'tbody'
  const inRow = isTable ? ['name'] : kept === 'react' ? ['name', 'field'] : ['name', 'press']
  return [
    node('a', {}, ['head', isTable ? 'table' : 'list', 'foot'], { liveInside: true }),
    node('head', { text: 'Head' }, undefined, { attributes: { id: 'head' } }),
    node('table', { tag: 'table' }, ['list'], { liveInside: true }),
    node('list', { tag: tags[0] }, ['row'], { liveInside: true }),
    node('row', { tag: tags[1] }, inRow, {
      live: LIVE.structure,
      className: 'row',
      repeat: { over: publishedBinding('grains'), key: 'id', window },
    }),
    node('name', { tag: isTable ? 'td' : 'span', text }, undefined, {
      live: LIVE.text,
      className: 'name',
      ...(kept === 'template' && { direct: { text: 'text' } }),
    }),
    node('press', { tag: 'button', text: 'x' }),
    node('field', {}, undefined, { type: 'field', live: LIVE.element }),
    node('foot', { text: 'Foot' }, undefined, { attributes: { id: 'foot' } }),
  ]
}

interface VisitOptions {
  /** Chooses rows from when it says so; at once without it. */
  readonly isThere?: () => boolean
  readonly window?: 'auto' | 'visible'
  readonly tags?: readonly [list: string, row: string]
  readonly css?: string
  readonly hash?: string
}

async function visit(
  kept: Kept,
  first: readonly Grain[],
  { window = 'visible', tags = ['ul', 'li'], css = '', hash = '', isThere = () => true }: VisitOptions = {},
) {
  const host: FakeHost = {
    ...createFakeHost({ grains: first }),
    standRows: (list) => (isThere() ? standRows(list) : undefined),
  }
  const nodes = pageOf(kept, window, tags)
  const source = sourceOf(...nodes)
  const nodeOf = (uid: string) => nodes.find((one) => one.uid === uid)
  const {
    html,
    holes,
    rows: lists,
  } = renderPageToString({ sections: ['a'], source, host, components: fields }, { marksHoles: true })
  const boundOf = (uid: string): readonly BoundNode[] => {
    const one = nodeOf(uid)
    return one ? [{ uid, props: one.props, ...(one.direct && { direct: one.direct }) }] : []
  }
  const repeat = nodeOf('row')?.repeat
  const rowsIn = (uid: string): HoleNode['rows'] =>
    lists[uid]?.flatMap((list) => (repeat ? [{ ...list, repeat, bound: list.bound.flatMap(boundOf) }] : []))
  const get: NodeSource['get'] = (uid) => {
    const hole = holes[uid]
    const inside = rowsIn(uid)
    return hole === undefined ? source.get(uid) : { uid, hole, ...(inside && { rows: inside }) }
  }
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) throw new Error('The frame has no document')
  page.open()
  page.write(
    `<!doctype html><html lang="en"><head><style>*{box-sizing:border-box}body,ul,ol{margin:0;padding:0}.row{height:${ROW}px;overflow:hidden}input{height:10px}${css}</style></head><body>${html}</body></html>`,
  )
  page.close()
  if (hash) view.location.hash = hash
  const { body } = page
  const served = [...body.querySelectorAll('.row')].map(({ textContent }) => textContent)
  const shown = (
    <PageView sections={['a']} source={{ get, heldHole: holdHoles(body) }} host={{ ...host, followRows }} components={fields} />
  )
  await act(async () => {
    root = hydrateRoot(body, shown, { onRecoverableError: (error) => void complaints.push(error) })
  })
  const rows = (): readonly HTMLElement[] => [...body.querySelectorAll<HTMLElement>('.row')]
  const names = (): readonly string[] => rows().map((row) => row.querySelector('.name')?.textContent ?? '')
  return {
    page,
    view,
    served,
    rows,
    names,
    row: (name: string) => rows().find((row) => row.querySelector('.name')?.textContent === name),
    /** Texts of the rows that are seen. */
    seen: () =>
      rows().flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return bottom > 1 && top < HEIGHT - 1 ? [row.querySelector('.name')?.textContent ?? ''] : []
      }),
    set: (next: readonly Grain[]) => act(async () => host.set({ grains: next })),
    scrollTo: (top: number) =>
      act(async () => {
        view.scrollTo(0, top)
        await new Promise((resolve) => view.requestAnimationFrame(() => resolve(undefined)))
      }),
  }
}
const named = (first: number, count: number) => Array.from({ length: count }, (_, at) => `grain ${first + at}`)
/** What of the page is above the list, in CSS pixels. */
const headOf = (page: Document) => page.getElementById('head')?.offsetHeight ?? 0

describe.each<Kept>(['template', 'react'])('a list that draws only what is visible, kept by %s', (kept) => {
  test('renderer-R61 the server draws the first rows, and they are adopted', async () => {
    const { served, names } = await visit(kept, grains(1000))
    expect(served).toHaveLength(LONG_LIST.first)
    expect(served[0]).toContain('grain 0')
    expect(names().slice(0, 10)).toEqual(named(0, 10))
    expect(names().length).toBeLessThan(100)
  })

  test('renderer-R62 scrolling draws the rows that are seen, and the page is as high as with all of them', async () => {
    const { page, view, names, seen, scrollTo } = await visit(kept, grains(1000))
    const head = headOf(page)
    expect(page.documentElement.scrollHeight).toBe(1000 * ROW + head * 2)
    await scrollTo(head + 500 * ROW)
    expect(view.scrollY).toBe(head + 500 * ROW)
    expect(seen()).toEqual(named(500, HEIGHT / ROW))
    expect(names()).not.toContain('grain 0')
    await scrollTo(1_000_000)
    expect(seen().at(-1)).toBe('grain 999')
    expect(page.documentElement.scrollHeight).toBe(1000 * ROW + head * 2)
    await scrollTo(0)
    expect(names().slice(0, 5)).toEqual(named(0, 5))
  })

  test('renderer-R62 a row that stands keeps its element while others come and go', async () => {
    const { row, scrollTo } = await visit(kept, grains(1000))
    await scrollTo(4000)
    const before = row('grain 205')
    expect(before).toBeDefined()
    await scrollTo(4060)
    expect(row('grain 205')).toBe(before)
  })

  test('renderer-R63 rows say which of how many they are', async () => {
    const { row, rows, scrollTo, set } = await visit(kept, grains(1000))
    await scrollTo(4000)
    expect(row('grain 205')?.getAttribute('aria-posinset')).toBe('206')
    expect(new Set(rows().map((one) => one.getAttribute('aria-setsize')))).toEqual(new Set(['1000']))
    await set(grains(20))
    expect(rows().map((one) => one.getAttribute('aria-setsize'))).toEqual(Array.from({ length: 20 }, () => null))
  })

  test('renderer-R64 a row in which something has the focus stays, and so do those beside it', async () => {
    const { page, row, names, scrollTo } = await visit(kept, grains(1000))
    const control = row('grain 3')?.querySelector<HTMLElement>('button,input')
    control?.focus()
    await scrollTo(10_000)
    expect(page.activeElement).toBe(control)
    expect(names().slice(0, 3)).toEqual(named(2, 3))
    control?.blur()
    await scrollTo(12_000)
    expect(names()).not.toContain('grain 3')
  })

  test('renderer-R62 the list changes while it is scrolled: what is seen are the rows of that place', async () => {
    const { page, seen, set, scrollTo } = await visit(kept, grains(1000))
    const head = headOf(page)
    await scrollTo(head + 500 * ROW)
    await set(grains(1000).toReversed())
    expect(seen()[0]).toBe('grain 499')
    await set(grains(700))
    expect(seen()[0]).toBe('grain 500')
    await set(grains(40))
    expect(seen().at(-1)).toBe('grain 39')
  })

  test('renderer-R65 rows that come above what is seen move nothing of it', async () => {
    const { page, seen, set, scrollTo } = await visit(kept, grains(1000))
    await scrollTo(headOf(page) + 500 * ROW)
    await set([...grains(100, 5000), ...grains(1000)])
    expect(seen()[0]).toBe('grain 500')
    await set(grains(997, 3))
    expect(seen()[0]).toBe('grain 500')
  })

  test('renderer-R66 an address with the key of a row draws that row, now and later', async () => {
    const { view, seen, row } = await visit(kept, grains(1000), { hash: 'g700' })
    await expect.poll(() => seen()[0]).toBe('grain 700')
    await act(async () => {
      view.location.hash = 'g20'
      await new Promise((resolve) => view.addEventListener('hashchange', resolve, { once: true }))
    })
    await expect.poll(() => seen()[0]).toBe('grain 20')
    expect(row('grain 700')).toBeUndefined()
  })

  test('renderer-R67 printing draws the first rows up to the limit, says what it left, and goes back', async () => {
    const { page, view, rows, names, scrollTo } = await visit(kept, grains(LONG_LIST.printed + 1))
    await scrollTo(2000)
    const before = names()
    await act(async () => void view.dispatchEvent(new Event('beforeprint')))
    expect(rows()).toHaveLength(LONG_LIST.printed)
    expect(page.querySelector('ul + p')?.textContent).toBe('The first 5,000 of 5,001 rows are printed.')
    await act(async () => void view.dispatchEvent(new Event('afterprint')))
    expect(page.querySelector('ul + p')).toBe(null)
    expect(names()).toEqual(before)
  })

  test('renderer-R68 rows of other heights are measured: nothing moves under the eyes, and the end is reached', async () => {
    const css = '.row:nth-child(3n){height:50px}.row{height:auto}'
    const { view, row, seen, scrollTo } = await visit(kept, grains(1000), { css })
    await scrollTo(6000)
    const [first = ''] = seen()
    const at = row(first)?.getBoundingClientRect().top ?? 0
    await scrollTo(view.scrollY - 40)
    expect(Math.abs((row(first)?.getBoundingClientRect().top ?? 0) - at - 40)).toBeLessThanOrEqual(1)
    await scrollTo(1_000_000)
    await scrollTo(1_000_000)
    expect(seen().at(-1)).toBe('grain 999')
  })

  test('renderer-R62 in a box that scrolls by itself the rows that are seen there stand', async () => {
    const { page, names, rows } = await visit(kept, grains(1000), { css: 'ul{height:100px;overflow-y:auto}' })
    const box = page.querySelector('ul')
    expect(box?.scrollHeight).toBe(1000 * ROW)
    await act(async () => {
      box?.scrollTo(0, 300 * ROW)
      await new Promise((resolve) => frame.contentWindow?.requestAnimationFrame(() => resolve(undefined)))
    })
    expect(names()).toEqual(expect.arrayContaining(named(300, 5)))
    expect(rows().length).toBeLessThan(30)
  })

  test('renderer-R62 a list that nobody can see yet is drawn when it can be', async () => {
    const { page, rows, seen, view } = await visit(kept, grains(1000), { css: 'ul{display:none}ul.on{display:block}' })
    const list = page.querySelector('ul')
    expect(rows()).toHaveLength(LONG_LIST.first)
    await act(async () => {
      list?.classList.add('on')
      await new Promise((resolve) => view.requestAnimationFrame(() => view.requestAnimationFrame(resolve)))
    })
    await expect.poll(() => list?.scrollHeight).toBe(1000 * ROW)
    expect(seen()[0]).toBe('grain 0')
  })

  test('renderer-R62 the last row goes, and others come', async () => {
    const { page, rows, names, set } = await visit(kept, grains(1000))
    await set([])
    expect(rows()).toEqual([])
    expect(page.querySelector('ul')?.childElementCount).toBe(0)
    await set(grains(500, 7))
    expect(names().slice(0, 3)).toEqual(named(7, 3))
    expect(page.querySelector('ul')?.scrollHeight).toBe(500 * ROW)
  })

  test('renderer-R64 the row with the focus keeps it while the list is put in another order', async () => {
    const { page, row, set, scrollTo } = await visit(kept, grains(1000))
    const control = row('grain 3')?.querySelector<HTMLElement>('button,input')
    control?.focus()
    await scrollTo(10_000)
    await set(grains(1000).toReversed())
    expect(page.activeElement).toBe(control)
    expect(row('grain 3')?.contains(control ?? null)).toBe(true)
    await set(grains(1000).filter(({ id }) => id !== 'g3'))
    expect(row('grain 3')).toBeUndefined()
  })

  test('renderer-R68 a page that becomes narrower measures its rows anew', async () => {
    const css =
      '.row{height:auto}.row .name{display:block;height:20px}@media (max-width:300px){.row .name{height:40px}}input,button{display:none}'
    const { page, rows } = await visit(kept, grains(1000), { css })
    const list = page.querySelector('ul')
    const size = rows()[0]?.getBoundingClientRect().height ?? 0
    expect(list?.scrollHeight).toBe(1000 * size)
    frame.style.width = '250px'
    await expect.poll(() => list?.scrollHeight).toBe(1000 * (size + 20))
  })

  test('renderer-R63 in a table the room is rows too, and rows are counted', async () => {
    const { page, row, seen, scrollTo } = await visit(kept, grains(1000), { tags: ['tbody', 'tr'] })
    await scrollTo(4000)
    const [first = ''] = seen()
    expect(row(first)?.getAttribute('aria-rowindex')).toBe(String(Number(first.replace('grain ', '')) + 1))
    expect(page.querySelector('table')?.getAttribute('aria-rowcount')).toBe('1000')
    expect([...(page.querySelector('tbody')?.children ?? [])].every(({ localName }) => localName === 'tr')).toBe(true)
    expect(page.querySelector('tbody')?.getBoundingClientRect().height).toBeGreaterThan(900 * ROW)
  })
})

describe('a list that draws all of its rows up to a limit', () => {
  test('renderer-R61 draws all of 2,000, and of more only what is visible', async () => {
    const { served, rows, set } = await visit('template', grains(LONG_LIST.visible), { window: 'auto' })
    expect(served).toHaveLength(LONG_LIST.visible)
    expect(rows()).toHaveLength(LONG_LIST.visible)
    await set(grains(LONG_LIST.visible + 1))
    expect(rows().length).toBeLessThan(100)
    await set(grains(LONG_LIST.visible))
    expect(rows()).toHaveLength(LONG_LIST.visible)
  })

  test('renderer-R69 a list is marked as long while it has more than 300 rows and all of them stand', async () => {
    const { page, set } = await visit('template', grains(LONG_LIST.skipped + 1), { window: 'auto' })
    const isLong = () => page.querySelector('ul')?.hasAttribute('data-long')
    expect(isLong()).toBe(true)
    await set(grains(LONG_LIST.skipped))
    expect(isLong()).toBe(false)
    await set(grains(LONG_LIST.visible))
    expect(isLong()).toBe(true)
    await set(grains(LONG_LIST.visible + 1))
    expect(isLong()).toBe(false)
  })

  test('renderer-R69 the browser is told what a row takes that it has not drawn', async () => {
    const { page } = await visit('template', grains(400), { window: 'auto', css: '.row{padding:3px;border:1px solid}' })
    expect(page.querySelector('ul')?.style.getPropertyValue('--heddle-row-size')).toBe('12px')
  })

  test('renderer-R64 a row in whose field a visitor typed stays, with its text', async () => {
    const { row, scrollTo } = await visit('react', grains(3000), { window: 'auto' })
    const field = row('grain 3')?.querySelector('input')
    if (field) field.value = 'bread'
    await scrollTo(30_000)
    expect(row('grain 3')?.querySelector('input')).toBe(field)
    expect(field?.value).toBe('bread')
    expect(row('grain 5')).toBeUndefined()
  })
})

describe.each<[layout: string, css: string, step: number, around: number]>([
  ['in a column with gaps', 'ul{display:flex;flex-direction:column;row-gap:7px}', ROW + 7, -7],
  ['in a column with gaps and margins', 'ul{display:flex;flex-direction:column;row-gap:7px}.row{margin:2px 0 3px}', ROW + 12, -7],
  ['in a block with margins that become one', 'ul{display:flow-root}.row{margin:9px 0 4px}', ROW + 9, 4],
  ['in a block with margins below', 'ul{display:flow-root}.row{margin-bottom:6px}', ROW + 6, 0],
  ['in a block with edges', 'ul{padding:11px 0 5px;border:1px solid}', ROW, 18],
])('renderer-R60 rows %s', (_, css, step, around) => {
  test('take with the room of the others what all of them take, wherever the page is', async () => {
    const { page, seen, scrollTo } = await visit('template', grains(1000), { css })
    const list = page.querySelector('ul')
    const whole = 1000 * step + around
    const heights: (number | undefined)[] = []
    for (const part of [0, 0.01, 0.3, 0.77, 1]) {
      await scrollTo(whole * part)
      heights.push(list?.getBoundingClientRect().height)
      const first = Number(seen()[0]?.replace('grain ', ''))
      expect(Math.abs(first - Math.min(999, (whole * part) / step))).toBeLessThanOrEqual(HEIGHT / ROW + 2)
    }
    for (const height of heights) expect(Math.abs((height ?? 0) - whole)).toBeLessThanOrEqual(step)
    expect(new Set(heights.map((height) => Math.abs((height ?? 0) - (heights[0] ?? 0)) <= step))).toEqual(new Set([true]))
  })
})

test('renderer-R62 whatever happens to a list and wherever it is scrolled, what is seen is whole and in its order', async () => {
  const { page, rows, seen, set, scrollTo } = await visit('template', grains(500))
  const change = fc.oneof(
    fc.record({ to: fc.nat(12_000) }),
    fc.record({ count: fc.integer({ min: 70, max: 900 }), from: fc.nat(300), isTurned: fc.boolean() }),
  )
  let names = named(0, 500)
  for (const step of fc.sample(change, { seed: 41, numRuns: 80 })) {
    if ('to' in step) await scrollTo(step.to)
    else {
      const list = grains(step.count, step.from)
      const next = step.isTurned ? list.toReversed() : list
      names = next.map(({ name }) => name)
      await set(next)
      await scrollTo(page.documentElement.scrollTop)
    }
    const shown = seen()
    const first = names.indexOf(shown[0] ?? '')
    expect(shown).toEqual(names.slice(first, first + shown.length))
    const isAtEnd = first + shown.length === names.length
    expect(shown.length >= Math.floor((HEIGHT - headOf(page)) / ROW) - 1 || isAtEnd).toBe(true)
    expect(page.querySelector('ul')?.getBoundingClientRect().height).toBe(names.length * ROW)
    expect(rows().length).toBeLessThan(120)
  }
})

describe.each<Kept>(['template', 'react'])('a list that becomes long, kept by %s', (kept) => {
  test('renderer-R61 has all of its rows until what chooses them has come', async () => {
    const isThere = signal(false)
    const { rows, names, row, set } = await visit(kept, grains(10), { window: 'auto', isThere: () => isThere.value })
    await set(grains(LONG_LIST.visible + 50))
    expect(rows()).toHaveLength(LONG_LIST.visible + 50)
    const first = row('grain 0')
    await act(async () => void (isThere.value = true))
    expect(rows().length).toBeLessThan(100)
    expect(names().slice(0, 4)).toEqual(named(0, 4))
    expect(row('grain 0')).toBe(first)
  })
})
