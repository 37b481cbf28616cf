import { afterEach, describe, expect, test } from 'vitest'
import { LONG_LIST } from '@heddle/document/published'
import { createExtents, spacesBetween } from './extents.ts'
import { findRow } from './find-row.ts'
import { heldRows } from './held-rows.ts'
import { keepPlace, type RowPlace } from './keep-place.ts'
import { listenToPrinting } from './print-rows.ts'
import { writeSkippedSize } from './skipped-size.ts'
import { createSpaces } from './spaces.ts'
import type { Stretch } from './stand-rows.ts'
import { tellPlaces, type StandingRow } from './tell-places.ts'
import { leftOutOfPrint } from './texts.ts'
import { clippersOf, visiblePart } from './visible-part.ts'

let leaving = new AbortController()
afterEach(() => {
  leaving.abort()
  leaving = new AbortController()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
})

function draw(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
const rowsOf = (elements: Iterable<Element>, first = 0): readonly StandingRow[] =>
  [...elements].map((element, at) => ({ key: `k${first + at}`, place: first + at, element }))
const KEYS = Array.from({ length: 10 }, (_, at) => `k${at}`)

describe('renderer-R64 a row stays', () => {
  const held = (html: string, change: (control: HTMLElement) => void = () => {}) => {
    const list = draw(`<ul><li>before</li><li>${html}</li><li>after</li></ul>`)
    change(list.querySelector('[id=c]') as HTMLElement)
    return heldRows(rowsOf(list.children, 4), KEYS)
  }
  const as = <T extends HTMLElement>(change: (control: T) => void) => change as (control: HTMLElement) => void

  test.each<[what: string, html: string, change: (control: HTMLElement) => void]>([
    ['a text', '<input id="c">', as<HTMLInputElement>((one) => (one.value = 'x'))],
    ['a text that was taken away', '<input id="c" value="x">', as<HTMLInputElement>((one) => (one.value = ''))],
    ['a long text', '<textarea id="c">a</textarea>', as<HTMLTextAreaElement>((one) => (one.value = 'ab'))],
    ['a tick', '<input id="c" type="checkbox">', as<HTMLInputElement>((one) => (one.checked = true))],
    [
      'a tick that was taken away',
      '<input id="c" type="checkbox" checked>',
      as<HTMLInputElement>((one) => (one.checked = false)),
    ],
    ['a choice', '<select id="c"><option>a<option>b</select>', as<HTMLSelectElement>((one) => (one.selectedIndex = 1))],
    [
      'another choice than the one it had',
      '<select id="c"><option>a<option selected>b</select>',
      as<HTMLSelectElement>((one) => (one.selectedIndex = 0)),
    ],
    [
      'one of several choices',
      '<select id="c" multiple><option>a<option>b</select>',
      as<HTMLSelectElement>((one) => (one.selectedIndex = 0)),
    ],
  ])('for %s that a visitor gave', (_, html, change) => {
    expect(held(html)).toEqual([])
    expect(held(html, change)).toEqual(['k5'])
  })

  test('for the focus, with the rows beside it', () => {
    expect(held('<button id="c">x</button>', (one) => one.focus())).toEqual(['k4', 'k5', 'k6'])
  })

  test('and at the ends of the list with the one that there is', () => {
    const list = draw('<ul><li><button>x</button></li></ul>')
    list.querySelector('button')?.focus()
    expect(heldRows(rowsOf(list.children), ['k0', 'k1'])).toEqual(['k0', 'k1'])
  })
})

describe('renderer-R60 the room of rows that do not stand', () => {
  const LIST = '<ul style="margin:0;padding:0"><li>a</li><li>b</li><li>c</li></ul>'
  const texts = (list: Element) =>
    [...list.children].map((one) => (one.hasAttribute('data-space') ? (one as HTMLElement).style.height : one.textContent))
  const put = (list: HTMLElement, places: readonly number[], count: number, joint = 0) => {
    const extents = createExtents(
      Array.from({ length: count }, (_, at) => `k${at}`),
      new Map(),
      10,
    )
    const items = [...list.querySelectorAll(':scope > :not([data-space])')]
    const spaces = createSpaces(list)
    const at = new Map(places.map((place, index) => [place, items[index] as Element]))
    spaces.put(spacesBetween(places, extents), (place) => at.get(place), items.at(-1) as Element, joint)
    return spaces
  }

  test('is kept before, between and behind those that do', () => {
    const list = draw(LIST)
    put(list, [2, 5, 6], 10)
    expect(texts(list)).toEqual(['20px', 'a', '20px', 'b', 'c', '30px'])
    expect(new Set([...list.children].map(({ localName }) => localName))).toEqual(new Set(['li']))
    for (const space of list.querySelectorAll('[data-space]')) expect(space.getAttribute('aria-hidden')).toBe('true')
  })

  test('is less by what stands between two elements there', () => {
    const list = draw(LIST)
    put(list, [2, 3, 4], 5, 4)
    expect(texts(list)).toEqual(['16px', 'a', 'b', 'c'])
  })

  test('is that of the server where there is one, follows the rows, and goes', () => {
    const list = draw('<div><p>a</p><p>b</p><div data-space="" style="height:calc(40*2lh)"></div><!--end--></div>')
    const space = list.querySelector('[data-space]')
    const spaces = put(list, [3, 4], 9)
    expect(texts(list)).toEqual(['30px', 'a', 'b', '40px'])
    expect(list.firstElementChild).toBe(space)
    put(list, [0, 1], 9)
    expect(texts(list)).toEqual(['a', 'b', '70px'])
    spaces.clear()
    createSpaces(list).clear()
    expect(texts(list)).toEqual(['a', 'b'])
  })

  test('is rows in a table, so that a browser leaves it there', () => {
    const table = draw('<table><tbody><tr><td>a</td></tr></tbody></table>')
    const body = table.querySelector('tbody') as HTMLElement
    put(body, [4], 5)
    expect([...body.children].map(({ localName }) => localName)).toEqual(['tr', 'tr'])
    expect(body.firstElementChild?.getBoundingClientRect().height).toBe(40)
  })
})

describe('renderer-R63 places', () => {
  const told = (elements: Iterable<Element>, ...names: readonly string[]) =>
    [...elements].map((one) => names.map((name) => one.getAttribute(name)).join(' of '))

  test('are told of items of a list, and taken back when all stand', () => {
    const list = draw('<ol><li>a</li><li>b</li></ol>')
    tellPlaces(list, rowsOf(list.children, 6), 100)
    expect(told(list.children, 'aria-posinset', 'aria-setsize')).toEqual(['7 of 100', '8 of 100'])
    tellPlaces(list, rowsOf(list.children, 6), undefined)
    expect(list.innerHTML).toBe('<li>a</li><li>b</li>')
  })

  test('are told by a role, and not of what has none that knows of them', () => {
    const list = draw('<div><div role="article">a</div><div>b</div></div>')
    tellPlaces(list, rowsOf(list.children), 9)
    expect(told(list.children, 'aria-posinset', 'aria-setsize')).toEqual(['1 of 9', ' of '])
  })

  test('are told of rows of a table, those of its headings counted', () => {
    const table = draw('<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>')
    const body = table.querySelector('tbody') as HTMLElement
    tellPlaces(body, rowsOf(body.children, 10), 50)
    expect(table.getAttribute('aria-rowcount')).toBe('51')
    expect(told(table.querySelectorAll('tr'), 'aria-rowindex')).toEqual(['1', '12', '13'])
    tellPlaces(body, rowsOf(body.children, 10), undefined)
    expect(table.outerHTML).not.toContain('aria-')
  })
})

describe('renderer-R62 what is seen of a list', () => {
  test('is what the window and each box around it leave of it', () => {
    const box = draw(
      '<div style="height:100px;overflow:auto;position:fixed;top:40px"><ul><li style="height:900px">a</li></ul></div>',
    )
    const list = box.querySelector('ul') as HTMLElement
    expect(clippersOf(list)).toEqual([box])
    expect(visiblePart([box], window)).toEqual({ top: 40, bottom: 140 })
    expect(visiblePart([], window)).toEqual({ top: 0, bottom: window.innerHeight })
  })

  test('is cut off by the list itself where it scrolls', () => {
    const list = draw('<ul style="height:50px;overflow-y:scroll"><li>a</li></ul>')
    expect(clippersOf(list)).toEqual([list])
  })
})

test('renderer-R69 the height of what a row holds is told, without its edges', () => {
  const list = draw('<div><p style="margin:0;padding:5px;border:1px solid">a</p></div>')
  const row = list.firstElementChild as HTMLElement
  writeSkippedSize(list, rowsOf(list.children))
  expect(parseFloat(list.style.getPropertyValue('--heddle-row-size'))).toBeCloseTo(row.clientHeight - 10, 0)
  expect(row.style.contentVisibility).toBe('')
})

test('renderer-R69 the height is that of ten rows at most, and of none it is nothing', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `<p style="margin:0;height:${at < 10 ? 30 : 300}px"></p>`)
  const list = draw(`<div>${rows.join('')}</div>`)
  writeSkippedSize(list, rowsOf(list.children))
  expect(list.style.getPropertyValue('--heddle-row-size')).toBe('30px')
  list.replaceChildren()
  writeSkippedSize(list, [])
  expect(list.style.getPropertyValue('--heddle-row-size')).toBe('0px')
})

test.each([
  ['en', 'The first 5,000 of 10,000 rows are printed.'],
  ['', 'The first 5,000 of 10,000 rows are printed.'],
  ['ru-RU', 'Напечатаны первые 5 000 строк из 10 000.'],
  ['constructor', 'The first 5,000 of 10,000 rows are printed.'],
])('renderer-R67 what is left out of print is said in the language of the page: %s', (language, text) => {
  expect(leftOutOfPrint(language, 5000, 10_000).replaceAll('\u00a0', ' ')).toBe(text)
})

describe('renderer-R67 printing', () => {
  function print(count: number) {
    const list = draw('<table><tbody></tbody></table>').querySelector('tbody') as HTMLElement
    const before: Stretch = { first: 70, end: 90, held: ['k3'] }
    const asked: Stretch[] = []
    const during: boolean[] = []
    listenToPrinting(list, leaving.signal, {
      count: () => count,
      stretch: () => before,
      stand: (stretch) => void asked.push(stretch),
      during: (is) => void during.push(is),
    })
    window.dispatchEvent(new Event('beforeprint'))
    const note = document.querySelector('table + p')?.textContent
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('table + p')).toBe(null)
    return { asked, during, note, before }
  }

  test('draws all rows there are, says nothing, and gives back those that stood', () => {
    const { asked, during, note, before } = print(3000)
    expect(asked).toEqual([{ first: 0, end: 3000, held: [] }, before])
    expect(during).toEqual([true, false])
    expect(note).toBeUndefined()
  })

  test('draws up to the limit, and says behind the table how many there are', () => {
    const { asked, note } = print(LONG_LIST.printed + 5)
    expect(asked[0]).toEqual({ first: 0, end: LONG_LIST.printed, held: [] })
    expect(note).toContain('5,005')
  })

  test('leaves alone a list of which all rows stand', () => {
    expect(print(0).asked).toEqual([])
  })
})

describe('renderer-R66 the row that an address names', () => {
  function find(hash: string, isPart = true) {
    const list = draw('<ul><li id="here">a</li></ul>')
    history.replaceState(null, '', hash)
    const asked: string[] = []
    findRow(
      list,
      leaving.signal,
      () => isPart,
      (key) => {
        asked.push(key)
        return true
      },
    )
    return asked
  }

  test.each([
    ['#rye', ['krye']],
    ['#a%20b', ['ka b']],
    ['#100%', ['k100%']],
    ['#here', []],
    ['#', []],
  ])('is looked for by its key unless the page has it: %s', (hash, keys) => {
    expect(find(hash)).toEqual(keys)
  })

  test('is not looked for where all rows stand', () => {
    expect(find('#rye', false)).toEqual([])
  })

  test('is looked for when the address names another one, and comes to the top of the window', async () => {
    const list = draw('<ul style="margin:0;padding:0"><li style="height:3000px">a</li><li style="height:3000px">b</li></ul>')
    const row = list.lastElementChild ?? expect.fail('There is no row')
    const asked: string[] = []
    findRow(
      list,
      leaving.signal,
      () => true,
      (key, at) => {
        asked.push(key)
        at(row)
        return true
      },
    )
    expect(asked).toEqual([])
    location.hash = 'oat'
    await expect.poll(() => asked).toEqual(['koat'])
    expect(row.getBoundingClientRect().top).toBe(0)
    leaving.abort()
    location.hash = 'rye'
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    expect(asked).toEqual(['koat'])
    window.scrollTo(0, 0)
  })
})

describe('renderer-R70 a page that is loaded again', () => {
  /** Leaves the page at a row, and comes back; tells which row was asked for. */
  function comeBack(left: RowPlace | undefined, type: string, hasRow = true) {
    const list = draw('<ul><li>a</li></ul>')
    const first = new AbortController()
    keepPlace(
      list,
      first.signal,
      () => left,
      () => false,
    )
    window.dispatchEvent(new Event('pagehide'))
    first.abort()
    const asked: string[] = []
    const entries = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry]
    try {
      keepPlace(
        list,
        leaving.signal,
        () => undefined,
        (key) => {
          asked.push(key)
          return hasRow
        },
      )
    } finally {
      performance.getEntriesByType = entries
    }
    return asked
  }
  const left: RowPlace = { key: 'k500', place: 500, top: -4 }

  test.each(['reload', 'back_forward'])('goes to the row that was seen (%s), once', (type) => {
    expect(comeBack(left, type)).toEqual(['k500'])
    expect(sessionStorage.length).toBe(0)
  })

  test('begins where it begins when it is another visit, or was left at the top or without such a list', () => {
    expect(comeBack(left, 'navigate')).toEqual([])
    expect(comeBack({ ...left, place: 0 }, 'reload')).toEqual([])
    expect(comeBack(undefined, 'reload')).toEqual([])
  })

  test('keeps the row for another list that may have it', () => {
    expect(comeBack(left, 'reload', false)).toEqual(['k500'])
    expect(sessionStorage.length).toBe(1)
  })

  /** Comes to a page that kept something; goes to `row` when it is asked for one. */
  function reload(kept: object, row: Element) {
    sessionStorage.setItem('heddle-row', JSON.stringify(kept))
    const asked: string[] = []
    const entries = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry]
    try {
      keepPlace(
        row,
        leaving.signal,
        () => undefined,
        (key, at) => {
          asked.push(key)
          at(row)
          return true
        },
      )
    } finally {
      performance.getEntriesByType = entries
    }
    return asked
  }
  const LONG = '<ul style="margin:0;padding:0"><li style="height:3000px">a</li><li style="height:3000px">b</li></ul>'

  test('puts the row where it was seen', () => {
    const row = draw(LONG).lastElementChild ?? expect.fail('There is no row')
    expect(reload({ key: 'k1', top: -4, address: location.href }, row)).toEqual(['k1'])
    expect(row.getBoundingClientRect().top).toBe(-4)
    window.scrollTo(0, 0)
  })

  test.each([{ key: 1 }, { top: '0' }, { address: 1 }, { address: 'https://elsewhere.example/' }])(
    'goes nowhere for what is no row of this page: %o',
    (wrong) => {
      expect(reload({ key: 'k1', top: 0, address: location.href, ...wrong }, draw(LONG))).toEqual([])
      expect(window.scrollY).toBe(0)
    },
  )

  test.each(['{', 'null', '7', '{"key":1}', '{"key":"k1","top":0,"place":1}'])(
    'takes no notice of what it did not keep: %s',
    (text) => {
      sessionStorage.setItem('heddle-row', text)
      expect(comeBack(undefined, 'reload')).toEqual([])
    },
  )
})
