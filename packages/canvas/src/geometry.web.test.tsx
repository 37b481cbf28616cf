import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDropTargets } from './drop-targets.ts'
import { hitTest } from './hit-test.ts'
import { measureNodes } from './measure.ts'

/** A drawn page, as the renderer leaves it: roots carry their node's mark. */
let stage: HTMLElement
beforeEach(() => {
  stage = document.createElement('div')
  stage.style.cssText = 'position:absolute;left:0;top:0;width:400px'
  document.body.append(stage)
})
afterEach(() => {
  window.scrollTo(0, 0)
  stage.remove()
})

/** A block of 100 by 20 pixels unless it says otherwise. */
const block = (id: string, style = '', inside = '') =>
  `<div data-node="${id}" style="width:100px;min-height:20px;${style}">${inside}</div>`

describe('boxes', () => {
  it('canvas-C11 are measured with padding and margin: top, right, bottom, left', () => {
    stage.innerHTML = block('a', 'padding:1px 2px 3px 4px;margin:5px 6px 7px 8px')
    expect(measureNodes(document, ['a'])).toEqual([
      { id: 'a', x: 8, y: 5, width: 106, height: 24, padding: [1, 2, 3, 4], margin: [5, 6, 7, 8] },
    ])
  })

  it('canvas-C11 count what is no length as nothing', () => {
    stage.innerHTML = '<span data-node="a">text</span>'
    expect(measureNodes(document, ['a'])[0]).toMatchObject({ padding: [0, 0, 0, 0], margin: [0, 0, 0, 0] })
  })

  it('canvas-C11 are those of every place a repeated node is drawn at, in the order asked for', () => {
    stage.innerHTML = block('row') + block('row') + block('other')
    expect(measureNodes(document, ['other', 'row']).map(({ id, y }) => [id, y])).toEqual([
      ['other', 40],
      ['row', 0],
      ['row', 20],
    ])
  })

  it('canvas-C11 are none for what is not drawn, not there, or has a name that no selector could hold', () => {
    stage.innerHTML = block('hidden', 'display:none') + block('seen')
    const strange = document.createElement('p')
    strange.setAttribute('data-node', 'a"]b\\')
    stage.append(strange)
    expect(measureNodes(document, ['hidden', 'gone', 'seen']).map(({ id }) => id)).toEqual(['seen'])
    expect(measureNodes(document, ['a"]b\\']).map(({ id }) => id)).toEqual(['a"]b\\'])
  })

  it('canvas-C11 move with the page when it is scrolled', () => {
    stage.innerHTML = block('a', 'margin-bottom:5000px')
    window.scrollTo(0, 15)
    expect(measureNodes(document, ['a'])[0]).toMatchObject({ y: -15 })
  })
})

describe('tracks of a grid', () => {
  const grid = (style: string, inside = '') => {
    stage.innerHTML = `<div data-node="a" style="display:grid;width:400px;${style}">${inside}</div>`
    return measureNodes(document, ['a'])[0]?.grid
  }
  const cells = (count: number) => '<i style="height:20px"></i>'.repeat(count)

  it('canvas-C61 are told with a grid and with nothing else, inside its border and padding and with its gaps', () => {
    expect(grid('grid-template-columns:100px 1fr;gap:10px 20px;padding:5px 7px;border:3px solid', cells(4))).toEqual({
      columns: [
        { at: 10, size: 100 },
        { at: 130, size: 280 },
      ],
      rows: [
        { at: 8, size: 20 },
        { at: 38, size: 20 },
      ],
    })
    expect(grid('display:flex')).toBeUndefined()
    expect(grid('writing-mode:vertical-rl')).toBeUndefined()
  })

  it('canvas-C61 begin at the right where the language does', () => {
    expect(grid('direction:rtl;grid-template-columns:100px 50px;gap:10px', cells(1))?.columns).toEqual([
      { at: 300, size: 100 },
      { at: 240, size: 50 },
    ])
    expect(grid('direction:rtl;grid-template-columns:100px;justify-content:left')?.columns).toEqual([{ at: 0, size: 100 }])
  })

  it('canvas-C61 stand where the grid puts them, as browsers draw what is in them', () => {
    for (const place of ['start', 'center', 'end', 'right', 'space-between', 'space-around', 'space-evenly'])
      for (const direction of ['ltr', 'rtl']) {
        const style = `direction:${direction};justify-content:${place};grid-template-columns:60px 20% 40px;gap:5%`
        const columns = grid(style, cells(3))?.columns.map(({ at }) => Math.round(at))
        expect(columns).toEqual([...stage.querySelectorAll('i')].map((cell) => Math.round(cell.getBoundingClientRect().x)))
      }
  })

  it('canvas-C61 count those that content made, and leave out columns that fit but hold nothing', () => {
    expect(grid('grid-template-columns:[a] 50px [b in10px c] 50px [d]', cells(5))).toMatchObject({
      columns: [{ size: 50 }, { size: 50 }],
      rows: [{ size: 20 }, { size: 20 }, { size: 20 }],
    })
    expect(grid('grid-template-columns:repeat(auto-fit,minmax(50px,1fr));gap:10px', cells(2))?.columns).toEqual([
      { at: 0, size: 195 },
      { at: 205, size: 195 },
    ])
  })

  it('canvas-C61 move with what is scrolled in the grid, and are no more than 200', () => {
    expect(grid('grid-template-columns:repeat(500,10px);overflow:auto', cells(1))?.columns).toHaveLength(200)
    stage.firstElementChild?.scrollTo(30, 0)
    expect(measureNodes(document, ['a'])[0]?.grid?.columns[0]).toEqual({ at: -30, size: 10 })
  })
})

describe('what lies under the pointer', () => {
  const idsAt = (x: number, y: number) => hitTest(document, x, y).map(({ id }) => id)

  it('canvas-C9 is the innermost node first, then those around it', () => {
    stage.innerHTML = block('outer', '', block('inner', 'height:10px;min-height:0', '<i style="display:block;height:10px"></i>'))
    expect(idsAt(5, 5)).toEqual(['inner', 'outer'])
    expect(idsAt(5, 15)).toEqual(['outer'])
  })

  it('canvas-C9 is what is drawn above, then what it covers', () => {
    stage.innerHTML = block('below') + block('above', 'position:absolute;top:0;left:0;height:10px')
    expect(idsAt(5, 5)).toEqual(['above', 'below'])
  })

  it('canvas-C9 names a repeated node once, with the box that was hit', () => {
    stage.innerHTML = block('row', '', block('cell')) + block('row', '', block('cell'))
    expect(hitTest(document, 5, 25).map(({ id, y }) => [id, y])).toEqual([
      ['cell', 20],
      ['row', 20],
    ])
  })

  it('canvas-C9 is nothing where no node is', () => {
    stage.innerHTML = block('a')
    expect(idsAt(300, 5)).toEqual([])
    expect(idsAt(-5, -5)).toEqual([])
  })
})

describe('places to drop', () => {
  const slots: Readonly<Record<string, readonly string[]>> = { list: ['children'], tabs: ['head', 'body'], inner: ['children'] }
  const stands: Readonly<Record<string, string>> = {
    a: 'children',
    b: 'children',
    title: 'head',
    text: 'body',
    inner: 'children',
  }
  const read = () => readDropTargets({ document, pageId: 'page', slotsOf: (id) => slots[id] ?? [], slotOf: (id) => stands[id] })
  const find = (id: string, slot = 'children') => read().find((container) => container.id === id && container.slot === slot)

  it('canvas-C12 are the page itself with its sections, as large as its content and as the window', () => {
    stage.innerHTML = block('list', 'height:5000px', block('a'))
    const page = read()[0]
    expect(page).toMatchObject({ id: 'page', slot: 'sections', axis: 'column' })
    expect(page?.y).toBeCloseTo(0)
    expect(page?.children).toEqual([{ id: 'list', x: 0, y: 0, width: 100, height: 5000 }])
    expect(page?.height).toBe(document.documentElement.scrollHeight)
    expect(page?.width).toBe(document.documentElement.clientWidth)
    expect(page).not.toHaveProperty('parentId')
    window.scrollTo(0, 100)
    expect(read()[0]).toMatchObject({ y: -100 })
  })

  it('canvas-C12 reach to the edge of the window and of what hangs out of it', () => {
    stage.innerHTML = block('list', 'width:9000px;height:10px')
    const { documentElement: root } = document
    expect(read()[0]).toMatchObject({ width: root.scrollWidth, height: root.clientHeight })
    expect(root.scrollWidth).toBeGreaterThanOrEqual(9000)
    window.scrollTo(40, 0)
    expect(read()[0]).toMatchObject({ x: -40 })
  })

  it('canvas-C12 are elements that take others, with where they stand, their box and the boxes of their children', () => {
    stage.innerHTML = block('list', '', block('a') + block('inner', '', block('b')))
    expect(read().map(({ id, parentId }) => [id, parentId])).toEqual([
      ['page', undefined],
      ['list', 'page'],
      ['inner', 'list'],
    ])
    expect(find('list')).toEqual({
      id: 'list',
      parentId: 'page',
      slot: 'children',
      axis: 'column',
      x: 0,
      y: 0,
      width: 100,
      height: 40,
      children: [
        { id: 'a', x: 0, y: 0, width: 100, height: 20 },
        { id: 'inner', x: 0, y: 20, width: 100, height: 20 },
      ],
    })
    expect(find('inner')?.children.map(({ id }) => id)).toEqual(['b'])
  })

  it('canvas-C12 of an element with several are as large as what holds their children', () => {
    stage.innerHTML = `<div data-node="tabs" style="width:100px"><header style="padding:5px">${block('title', 'width:50px')}</header><main style="display:flex">${block('text')}</main></div>`
    expect(find('tabs', 'head')).toMatchObject({ y: 0, height: 30, axis: 'column', children: [{ id: 'title' }] })
    expect(find('tabs', 'body')).toMatchObject({ y: 30, height: 20, axis: 'row', children: [{ id: 'text' }] })
    stage.innerHTML = `<div data-node="tabs" style="width:100px;height:70px"></div>`
    expect(find('tabs', 'head')).toMatchObject({ width: 100, height: 70, children: [] })
    stage.innerHTML = `<div data-node="list" style="width:100px;padding:5px"><p>${block('a')}</p></div>`
    expect(find('list')).toMatchObject({ width: 110 })
  })

  it('canvas-C12 that an element draws at times count while it marks them', () => {
    const at = (html: string) => {
      stage.innerHTML = html
      const found = readDropTargets({
        document,
        pageId: 'page',
        slotsOf: () => [],
        slotsAtTimes: (id) => (id === 'grid' ? ['empty', 'error'] : []),
        slotOf: () => undefined,
      })
      return found.slice(1).map(({ slot, height }) => [slot, height])
    }
    expect(at('<div data-node="grid" style="height:90px"></div>')).toEqual([])
    expect(at('<div data-node="grid" style="height:90px"><p data-outlet="grid.empty" style="height:30px"></p></div>')).toEqual([
      ['empty', 30],
    ])
  })

  it('canvas-C12 leave out what takes no room at all, and keep what has a width or a height', () => {
    const size = (width: number, height: number) => `width:${width}px;min-height:0;height:${height}px`
    stage.innerHTML = block('list', '', block('a', size(0, 0)) + block('inner', size(0, 9)) + block('b', size(9, 0)))
    expect(find('list')?.children.map(({ id }) => id)).toEqual(['inner', 'b'])
    expect(find('inner')).toBeDefined()
    stage.innerHTML = block('list', '', block('a', size(1, 0)) + block('inner', size(0, 1)))
    expect(find('list')?.children.map(({ id }) => id)).toEqual(['a', 'inner'])
    // What hangs out of something that takes no room stands in what is around it.
    stage.innerHTML = block('list', '', block('inner', 'display:contents', block('b')))
    expect(find('list')?.children).toEqual([])
    expect(read()[0]?.children.map(({ id }) => id)).toEqual(['list', 'b'])
  })

  const directions: readonly (readonly [style: string, child: string, axis: string])[] = [
    ['display:flex', '', 'row'],
    ['display:inline-flex;flex-direction:row-reverse', '', 'row'],
    ['display:flex;flex-direction:column', '', 'column'],
    ['display:flex;flex-direction:column-reverse', '', 'column'],
    ['display:grid;grid-template-columns:1fr 1fr', '', 'row'],
    ['display:inline-grid;grid-template-columns:1fr', '', 'column'],
    ['display:block', '', 'column'],
    ['display:block', 'display:inline-block', 'row'],
    ['display:block', 'display:block', 'column'],
  ]
  it.each(directions)(
    'canvas-C12 run in the direction of their children: %s, a child with "%s" gives a %s',
    (style, child, axis) => {
      stage.innerHTML = block('list', style, block('a', child) + block('b', child))
      expect(find('list')?.axis).toBe(axis)
    },
  )

  it('canvas-C12 that are empty run down, or as their style says', () => {
    stage.innerHTML = block('list')
    expect(find('list')?.axis).toBe('column')
    stage.innerHTML = block('list', 'display:flex')
    expect(find('list')?.axis).toBe('row')
  })
})
