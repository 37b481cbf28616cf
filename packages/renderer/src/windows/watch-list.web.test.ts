import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LONG_LIST } from '@heddle/document/published'
import type { Stretch } from './stand-rows.ts'
import { watchList, type ListOnPage, type WatchedList } from './watch-list.ts'

const ROW = 20
const HEIGHT = 200
let frame: HTMLIFrameElement
let watched: WatchedList | undefined

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = `width:400px;height:${HEIGHT}px;border:0`
})
afterEach(() => {
  watched?.stop()
  watched = undefined
  frame.remove()
})

interface ListOptions {
  readonly css?: string
  /** What the list stands in. */
  readonly html?: string
  /** What a row holds. */
  readonly inside?: string
  readonly first?: Stretch
  readonly isPart?: boolean
}

const keysTo = (count: number, from = 0): readonly string[] => Array.from({ length: count }, (_, at) => `r${from + at}`)

/** A list that draws what it is asked for at once, and remembers what that was. */
function open(given: readonly string[], { css = '', html = '<ul></ul>', inside = '', ...options }: ListOptions = {}) {
  const page = frame.contentDocument ?? expect.fail('The frame has no document')
  const view = frame.contentWindow ?? expect.fail('The frame has no window')
  page.open()
  page.write(
    `<!doctype html><html lang="en"><head><style>*{box-sizing:border-box}body,ul{margin:0;padding:0}li{display:block;height:${ROW}px}${css}</style></head><body>${html}</body></html>`,
  )
  page.close()
  const list = page.querySelector('ul') ?? expect.fail('There is no list')
  const elements = new Map<string, HTMLElement>()
  const asked: Stretch[] = []
  let keys = given
  let isPart = options.isPart ?? true
  let stretch: Stretch = options.first ?? { first: 0, end: LONG_LIST.first, held: [] }
  let places: ReadonlyMap<string, number> = new Map()
  let onDraw = (): void => {}

  const draw = (): void => {
    const held = stretch.held.map((key) => keys.indexOf(key))
    const run = Array.from({ length: stretch.end - stretch.first }, (_, at) => stretch.first + at)
    const all = isPart ? [...new Set([...run, ...held])].toSorted((a, b) => a - b) : [...keys.keys()]
    places = new Map(all.flatMap((place) => (keys[place] === undefined ? [] : [[keys[place], place] as const])))
    for (const [key, element] of elements) {
      if (places.has(key)) continue
      element.remove()
      elements.delete(key)
    }
    let behind: Element | undefined
    for (const key of [...places.keys()].toReversed()) {
      let element = elements.get(key)
      if (!element) {
        element = page.createElement('li')
        element.innerHTML = inside
        element.id = key
        elements.set(key, element)
      }
      if (!element.isConnected || (behind && !(element.compareDocumentPosition(behind) & element.DOCUMENT_POSITION_FOLLOWING)))
        list.insertBefore(element, behind ?? null)
      behind = element
    }
    onDraw()
    watched?.drawn()
  }
  const known: ListOnPage = {
    keys: () => keys,
    places: () => places,
    isPart: () => isPart,
    elementOf: (key) => elements.get(key),
    stretch: () => stretch,
    stand: (next) => {
      asked.push(next)
      stretch = next
      draw()
    },
  }
  watched = watchList(list, known)
  draw()
  const frames = async (count = 1): Promise<void> => {
    // Behind all that happens in a frame.
    for (let at = 0; at < count; at += 1) await new Promise((resolve) => view.requestAnimationFrame(() => setTimeout(resolve)))
  }
  return {
    page,
    view,
    list,
    asked,
    frames,
    row: (key: string): HTMLElement => elements.get(key) ?? expect.fail(`${key} does not stand`),
    stands: (key: string): boolean => elements.has(key),
    top: (key: string): number => elements.get(key)?.getBoundingClientRect().top ?? NaN,
    spaces: (): readonly string[] => [...list.querySelectorAll<HTMLElement>('[data-space]')].map(({ style }) => style.height),
    set: (next: readonly string[], part = isPart): void => {
      keys = next
      isPart = part
      draw()
    },
    redraw: draw,
    onDraw: (act: () => void): void => void (onDraw = act),
    /** Scrolls, and tells what was asked for by that. The browser's own event comes with the next frame, when all is done. */
    scrollTo(top: number, scroller?: Element): readonly Stretch[] {
      asked.length = 0
      ;(scroller ?? view).scrollTo(0, top)
      ;(scroller ?? page).dispatchEvent(new Event('scroll'))
      return [...asked]
    },
  }
}
const run = (first: number, end: number, ...held: readonly string[]): Stretch => ({ first, end, held })

describe('rows near what is seen', () => {
  test('renderer-R62 stand half a window before and behind it', () => {
    const { scrollTo, asked, spaces } = open(keysTo(1000))
    // What the server drew is enough at the beginning.
    expect(asked).toEqual([])
    expect(scrollTo(5000)).toEqual([run(245, 266)])
    expect(spaces()).toEqual([`${245 * ROW}px`, `${(1000 - 266) * ROW}px`])
    expect(scrollTo(0)).toEqual([run(0, 16)])
    expect(scrollTo(1_000_000)).toEqual([run(985, 1000)])
  })

  test('renderer-R62 are drawn anew when half of what stands beyond is used up, and not before', () => {
    const { scrollTo } = open(keysTo(1000))
    scrollTo(5000)
    expect(scrollTo(5069)).toEqual([])
    expect(scrollTo(5070)).toEqual([run(248, 269)])
    expect(scrollTo(5010)).toEqual([])
    expect(scrollTo(5009)).toEqual([run(245, 266)])
  })

  test('renderer-R62 are looked for where the nearest of those that stand says it is', () => {
    const { scrollTo, row } = open(keysTo(1000), { inside: '<input>' })
    row('r1').querySelector('input')?.focus()
    scrollTo(5000)
    // A picture far above came late, and nothing was measured since.
    row('r0').style.height = `${ROW + 300}px`
    expect(scrollTo(5600)).toEqual([run(260, 281, 'r0', 'r1', 'r2')])
  })

  test('renderer-R62 are looked for where the nearest of those that stand says it is, on the way up as well', () => {
    const { scrollTo, row } = open(keysTo(1000), { inside: '<input>' })
    scrollTo(18_000)
    row('r905').querySelector('input')?.focus({ preventScroll: true })
    scrollTo(5000)
    row('r250').style.height = `${ROW + 300}px`
    expect(scrollTo(4800)).toEqual([run(235, 256, 'r904', 'r905', 'r906')])
  })

  test('renderer-R62 a row that is higher than the window is drawn when it is all that is seen', () => {
    const { scrollTo } = open(keysTo(1000), { css: 'li{height:1000px}', first: run(0, 2) })
    expect(scrollTo(500_400)).toEqual([run(500, 501)])
  })

  test('renderer-R62 what is seen of a list below the window is nothing: its first rows stand', () => {
    const { scrollTo } = open(keysTo(1000), { html: '<p style="margin:0;height:3000px"></p><ul></ul>', first: run(0, 60) })
    expect(scrollTo(40)).toEqual([])
  })

  test('renderer-R62 nothing is asked for what nobody can see: a box without height, a hidden list, an empty one', () => {
    const flat = open(keysTo(1000), { html: '<div style="height:0;overflow:hidden"><ul></ul></div>' })
    flat.view.dispatchEvent(new Event('resize'))
    expect(flat.asked).toEqual([])
    watched?.stop()
    const hidden = open(keysTo(1000), { first: run(0, 3) })
    hidden.asked.length = 0
    hidden.list.style.display = 'none'
    hidden.view.dispatchEvent(new Event('resize'))
    hidden.redraw()
    expect(hidden.asked).toEqual([])
    watched?.stop()
    const empty = open([])
    empty.view.dispatchEvent(new Event('resize'))
    expect(empty.asked).toEqual([])
    expect(empty.list.innerHTML).toBe('')
  })

  test('renderer-R62 a list whose rows turn out to be lower on and on is drawn four times at each event', () => {
    const { scrollTo, list, onDraw } = open(keysTo(100_000))
    let height = 16
    onDraw(() => {
      height /= 2
      for (const row of list.querySelectorAll<HTMLElement>('li')) row.style.height = `${height}px`
    })
    expect(scrollTo(50_000)).toHaveLength(4)
    height = 16
    expect(scrollTo(90_000)).toHaveLength(4)
  })

  test('renderer-R62 rows that stand are counted without a gap: one that is held beyond a gap is not among them', () => {
    const { scrollTo, row } = open(keysTo(1000), { inside: '<input>', first: run(0, 30) })
    row('r20').querySelector('input')?.focus()
    expect(scrollTo(5000)).toEqual([run(245, 266, 'r19', 'r20', 'r21')])
    // r19 to r21 stand, what is around them does not.
    expect(scrollTo(20 * ROW - 100)).toEqual([run(10, 31)])
  })

  test('renderer-R64 a row with the focus is held from when it is the first one beyond those that are asked for', () => {
    const { scrollTo, row } = open(keysTo(1000), { inside: '<input>' })
    scrollTo(5000)
    row('r248').querySelector('input')?.focus({ preventScroll: true })
    expect(scrollTo(5070)).toEqual([run(248, 269)])
    expect(scrollTo(5140)).toEqual([run(252, 273, 'r247', 'r248', 'r249')])
    row('r268').querySelector('input')?.focus({ preventScroll: true })
    expect(scrollTo(4995)).toEqual([run(244, 265, 'r267', 'r268', 'r269')])
  })
})

describe('what stands under the eyes of a visitor', () => {
  test.each([1, 70, -15])('renderer-R68 stays there when a row above it turns out to be %d px higher', async (by) => {
    const { scrollTo, row, top, frames } = open(keysTo(1000))
    scrollTo(5000)
    await frames(3)
    const before = top('r252')
    row('r246').style.height = `${ROW + by}px`
    expect(top('r252')).toBe(before + by)
    await frames(4)
    expect(top('r252')).toBe(before)
  })

  test('renderer-R68 stays there when it turns out to be higher itself while the page is scrolled', async () => {
    const { scrollTo, row, top, frames, view } = open(keysTo(1000))
    scrollTo(5000)
    await frames(3)
    row('r246').style.height = '150px'
    expect(top('r246')).toBe(-80)
    view.dispatchEvent(new Event('resize'))
    await frames(4)
    expect(top('r246')).toBe(-80)
  })

  test('renderer-R68 stays there when rows that come in above are higher than was thought', () => {
    const { scrollTo, top, view } = open(keysTo(1000), { css: '#r240,#r241,#r242,#r243,#r244{height:51px}' })
    scrollTo(5000)
    const before = top('r250')
    const scrolled = view.scrollY
    expect(scrollTo(4949)).toEqual([run(242, 263)])
    expect(top('r250')).toBe(before + 51)
    // Three rows came in, each 31 px higher than was thought.
    expect(view.scrollY).toBe(scrolled - 51 + 3 * 31)
  })

  test('renderer-R68 stays there in a box that scrolls, and one around it that does not is left alone', () => {
    const { list, page, scrollTo, top } = open(keysTo(1000), {
      html: '<div style="height:180px;overflow:auto"><section style="overflow:hidden"><ul></ul></section></div>',
      css: '#r240,#r241,#r242,#r243,#r244{height:51px}',
    })
    const box = page.querySelector('div') ?? expect.fail('There is no box')
    scrollTo(5000, box)
    const before = top('r250')
    scrollTo(4940, box)
    expect(top('r250')).toBe(before + 60)
    expect(list.parentElement?.scrollTop).toBe(0)
  })

  test('renderer-R65 stays there when rows come above it that leave it among those that stand', () => {
    const { scrollTo, set, top, asked } = open(keysTo(1000))
    scrollTo(5000)
    asked.length = 0
    set([...keysTo(3, 5000), ...keysTo(1000)])
    expect(top('r250')).toBe(0)
    expect(asked).toEqual([])
  })

  test('renderer-R65 is asked for at its new place when rows come or go above it', () => {
    const { scrollTo, set, asked, top } = open(keysTo(1000))
    scrollTo(5000)
    asked.length = 0
    set([...keysTo(100, 5000), ...keysTo(1000)])
    expect(asked).toEqual([run(345, 366)])
    expect(top('r250')).toBe(0)
    asked.length = 0
    set(keysTo(900, 100))
    expect(asked).toEqual([run(145, 166)])
    expect(top('r250')).toBe(0)
  })

  test('renderer-R65 is asked for from the first row on where few are left above it', () => {
    const { scrollTo, set, asked, top } = open(keysTo(1000), { first: run(0, 20) })
    scrollTo(40 * ROW)
    asked.length = 0
    set(keysTo(962, 38))
    expect(asked[0]).toEqual(run(0, 18))
    expect(top('r40')).toBe(0)
  })

  test('renderer-R65 rows that come in front of the first one are shown, as it is the first that is seen', () => {
    const { set, top, view } = open(keysTo(1000))
    set([...keysTo(3, 5000), ...keysTo(1000)])
    expect(top('r5000')).toBe(0)
    expect(view.scrollY).toBe(0)
  })

  test('renderer-R62 a row that goes elsewhere by itself is not followed', () => {
    const { scrollTo, set, view, top } = open(keysTo(1000))
    scrollTo(5000)
    const others = keysTo(1000).filter((key) => key !== 'r250')
    set([...others.slice(0, 256), 'r250', ...others.slice(256)])
    expect(view.scrollY).toBe(5000)
    expect(top('r251')).toBe(0)
    // The last one has nothing behind it that could tell.
    set([...others.slice(0, 255), 'r250'])
    expect(view.scrollY).toBe(256 * ROW - HEIGHT)
  })

  test('renderer-R68 the browser, which would keep it there once more, is told not to while not all rows stand', () => {
    const { list, set } = open(keysTo(1000))
    expect(list.style.overflowAnchor).toBe('none')
    expect(list.hasAttribute('data-long')).toBe(false)
    set(keysTo(50), false)
    expect(list.style.overflowAnchor).toBe('')
    expect(list.querySelectorAll('[data-space],[aria-setsize]')).toHaveLength(0)
    set(keysTo(1000), true)
    expect(list.style.overflowAnchor).toBe('none')
  })
})

describe('the room of rows that do not stand', () => {
  test('renderer-R60 is that of the mean of those that were measured first', () => {
    const { spaces } = open(keysTo(104), { css: '#r0{height:60px}#r1{height:40px}', first: run(0, 4) })
    expect(spaces()[0]).toBe(`${(104 - 11) * ((60 + 40 + 20 + 20) / 4)}px`)
  })

  test('renderer-R60 is at least a pixel for a row of none', () => {
    const { list } = open(keysTo(2000), { css: 'li{height:0}', first: run(0, 10) })
    expect(list.getBoundingClientRect().height).toBeGreaterThanOrEqual(1)
  })

  test('renderer-R60 knows the room between two rows from those that stand side by side, the last one’s too', () => {
    const { spaces, list } = open(keysTo(100), {
      css: 'ul{display:flex;flex-direction:column;row-gap:6px}',
      first: run(0, 40),
    })
    expect(spaces()).toEqual([`${60 * 26 - 6}px`])
    expect(list.getBoundingClientRect().height).toBe(100 * 26 - 6)
  })

  test('renderer-R60 a row that stands alone has no room around it', () => {
    const { list } = open(['r0', 'r1'], { first: run(0, 1) })
    expect(list.getBoundingClientRect().height).toBe(2 * ROW)
  })

  test.each([
    ['of a block', 'li{margin:9px 0 4px}', 4],
    ['of a block with margins that overlap', 'li{margin:-4px 0 9px}', 0],
    ['of a row of columns', 'ul{display:flex;flex-direction:column}li{margin:2px 0 5px}', 7],
    ['of a table', 'ul{display:table;border-spacing:0 3px}li{display:table-row}', 3],
  ])('renderer-R60 %s is less by what an element between two rows takes beside its own height', (_, css, joint) => {
    const { spaces, top } = open(keysTo(100), { css, first: run(0, 40), inside: '<b style="display:table-cell"></b>' })
    const step = top('r21') - top('r20')
    expect(spaces()).toEqual([`${60 * step - joint}px`])
  })
})

describe('a list of which all rows stand', () => {
  test('renderer-R69 is measured once, and marked from 301 rows on', () => {
    const { list, set, redraw } = open(keysTo(LONG_LIST.skipped + 1), { isPart: false })
    expect(list.hasAttribute('data-long')).toBe(true)
    expect(list.style.getPropertyValue('--heddle-row-size')).toBe(`${ROW}px`)
    list.style.setProperty('--heddle-row-size', '7px')
    redraw()
    expect(list.style.getPropertyValue('--heddle-row-size')).toBe('7px')
    set(keysTo(LONG_LIST.skipped))
    expect(list.hasAttribute('data-long')).toBe(false)
  })

  test('renderer-R61 is left alone when the page is scrolled, printed or made narrower', async () => {
    const { scrollTo, view, asked, frames, list } = open(keysTo(100), { isPart: false })
    scrollTo(500)
    view.dispatchEvent(new Event('beforeprint'))
    view.dispatchEvent(new Event('afterprint'))
    frame.style.width = '200px'
    await frames(3)
    expect(asked).toEqual([])
    expect(list.querySelector('[data-space]')).toBe(null)
  })
})

describe('a page that is printed', () => {
  test('renderer-R67 stands as it is printed until that is over, and where it was from then on', async () => {
    const { scrollTo, view, asked, stands, top, frames } = open(keysTo(1000))
    scrollTo(5000)
    asked.length = 0
    view.dispatchEvent(new Event('beforeprint'))
    view.dispatchEvent(new Event('resize'))
    await frames(2)
    expect(asked).toEqual([run(0, 1000)])
    view.dispatchEvent(new Event('afterprint'))
    expect(asked[1]).toEqual(run(245, 266))
    expect(stands('r0')).toBe(false)
    await frames(2)
    expect(top('r250')).toBe(0)
  })
})

describe('a page that changes its width', () => {
  test('renderer-R68 has its rows measured anew, also those that do not stand, and the seen ones stay', async () => {
    const { spaces, frames, scrollTo, top } = open(keysTo(1000), { css: '@media (max-width:300px){li{height:50px}}' })
    scrollTo(5000)
    await frames(3)
    frame.style.width = '250px'
    await frames(4)
    expect(top('r250')).toBe(0)
    expect(spaces()[0]).toBe(`${245 * 50}px`)
  })

  test('renderer-R68 keeps what it measured when only its height changed', async () => {
    const { spaces, frames, list } = open(keysTo(1000), { first: run(0, 16) })
    await frames(3)
    expect(spaces()).toEqual([`${984 * ROW}px`])
    for (const one of list.querySelectorAll<HTMLElement>('li')) one.style.height = `${ROW * 2}px`
    await frames(4)
    // Those that were never seen are taken for what was seen first.
    expect(spaces()).toEqual([`${984 * ROW}px`])
    expect(list.scrollHeight).toBe(16 * ROW * 2 + 984 * ROW)
  })
})

describe('an end', () => {
  test('renderer-R62 a list that was left is not looked at any more, and its room is gone', async () => {
    const { scrollTo, list, frames, asked } = open(keysTo(1000))
    await frames(3)
    watched?.stop()
    expect(list.querySelector('[data-space]')).toBe(null)
    frame.style.width = '300px'
    await frames(3)
    expect(scrollTo(5000)).toEqual([])
    expect(asked).toEqual([])
    expect(list.querySelector('[data-space]')).toBe(null)
  })

  test('renderer-R62 a list in a document that nobody sees is not followed', () => {
    const page = document.implementation.createHTMLDocument()
    const list = page.body.appendChild(page.createElement('ul'))
    const fail = (): never => expect.fail('Nobody asks')
    const nobody = watchList(list, { keys: fail, places: fail, isPart: fail, elementOf: fail, stretch: fail, stand: fail })
    nobody.drawn()
    nobody.stop()
    expect(list.outerHTML).toBe('<ul></ul>')
  })
})

describe('a row that is looked for', () => {
  test('renderer-R66 stands with as many as stood before, and is at the top of the window', async () => {
    const { view, asked, top } = open(keysTo(1000).map((key) => `k${key}`))
    asked.length = 0
    view.location.hash = 'r700'
    await expect.poll(() => asked[0]).toEqual(run(700, 760))
    expect(top('kr700')).toBe(0)
  })

  test('renderer-R66 that the list has not is left to others', async () => {
    const { view, asked, frames } = open(keysTo(1000).map((key) => `k${key}`))
    asked.length = 0
    view.location.hash = 'barley'
    await frames(3)
    expect(asked).toEqual([])
  })
})
