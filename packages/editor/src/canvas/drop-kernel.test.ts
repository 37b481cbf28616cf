import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DropContainer, NodeBox } from '@heddle/canvas/protocol'
import { createDropKernel } from './drop-kernel.ts'

const box = (id: string, x: number, y: number, width: number, height: number): NodeBox => ({ id, x, y, width, height })

function container(at: NodeBox, axis: 'row' | 'column', children: readonly NodeBox[], parentId?: string): DropContainer {
  return { ...at, slot: 'children', axis, children, ...(parentId === undefined ? {} : { parentId }) }
}

/** A page with a column section (three texts), and a row section (three cards, the last holds two texts). */
const column = container(
  box('column', 0, 0, 600, 300),
  'column',
  [box('a', 20, 20, 560, 60), box('b', 20, 100, 560, 60), box('c', 20, 180, 560, 60)],
  'page',
)
const row = container(
  box('row', 0, 300, 600, 200),
  'row',
  [box('d', 20, 320, 160, 160), box('e', 200, 320, 160, 160), box('card', 380, 320, 160, 160)],
  'page',
)
const card = container(
  box('card', 380, 320, 160, 160),
  'column',
  [box('f', 390, 330, 140, 40), box('g', 390, 380, 140, 40)],
  'row',
)
const page = container(box('page', 0, 0, 600, 800), 'column', [box('column', 0, 0, 600, 300), box('row', 0, 300, 600, 200)])
const containers = [page, column, row, card]

const any = () => true
const noPage = (found: DropContainer) => found.id !== 'page'
const kernel = (dragged: readonly string[], options: Partial<Parameters<typeof createDropKernel>[0]> = {}) =>
  createDropKernel({ containers, dragged: new Set(dragged), allows: noPage, ...options })

describe('where a drop lands', () => {
  it('goes between the children nearest to the pointer in a column', () => {
    const plan = kernel(['x']).at(300, 90, true)
    expect(plan).toMatchObject({ container: { id: 'column' }, index: 1, beforeId: 'b' })
    expect(plan?.line).toEqual({ x: 20, y: 89, width: 560, height: 2 })
  })

  it('goes between the children nearest to the pointer in a row, with an upright line', () => {
    const plan = kernel(['x']).at(195, 400, true)
    expect(plan).toMatchObject({ container: { id: 'row' }, index: 1, beforeId: 'e' })
    expect(plan?.line).toEqual({ x: 189, y: 320, width: 2, height: 160 })
  })

  it('goes before the first and after the last child', () => {
    expect(kernel(['x']).at(300, 25, true)).toMatchObject({ index: 0, beforeId: 'a', line: { y: 15 } })
    const last = kernel(['x']).at(300, 270, true)
    expect(last).toMatchObject({ index: 3, line: { y: 243 } })
    expect(last).not.toHaveProperty('beforeId')
  })

  it('picks the innermost container under the pointer', () => {
    expect(kernel(['x']).at(460, 375, true)).toMatchObject({ container: { id: 'card' }, index: 1, beforeId: 'g' })
  })

  it('means "beside" on the rim of a container, along the direction of its parent', () => {
    expect(kernel(['x']).at(382, 400, true)).toMatchObject({ container: { id: 'row' }, index: 2, beforeId: 'card' })
    expect(kernel(['x']).at(538, 400, true)).toMatchObject({ container: { id: 'row' }, index: 3 })
  })

  it('lands in an empty container with a line inside it', () => {
    const empty = container(box('empty', 100, 100, 200, 40), 'column', [])
    const plan = createDropKernel({ containers: [empty], dragged: new Set(['x']), allows: any }).at(150, 110, true)
    expect(plan).toMatchObject({ container: { id: 'empty' }, index: 0, line: { x: 108, y: 107, width: 184, height: 2 } })
  })

  it('lands in the nearest allowed container when the pointer is over none', () => {
    expect(kernel(['x']).at(300, 700, true)).toMatchObject({ container: { id: 'row' } })
  })

  it('lands nowhere when nothing is allowed', () => {
    expect(createDropKernel({ containers, dragged: new Set(), allows: () => false }).at(10, 10, true)).toBeUndefined()
  })

  it('never lands inside what is dragged', () => {
    expect(kernel(['row']).at(460, 375, true)).toMatchObject({ container: { id: 'column' } })
    expect(kernel(['card']).at(460, 375, true)).toMatchObject({ container: { id: 'row' } })
  })
})

describe('the two drags', () => {
  const home = { id: 'row', slot: 'children' }

  it('stays among siblings while the pointer is inside the container', () => {
    expect(kernel(['d'], { home }).at(460, 375, false)).toMatchObject({ container: { id: 'row' } })
  })

  it('goes anywhere once the pointer leaves the container', () => {
    expect(kernel(['d'], { home }).at(300, 90, false)).toMatchObject({ container: { id: 'column' }, index: 1 })
  })

  it('goes anywhere inside the container while Ctrl is held', () => {
    expect(kernel(['d'], { home }).at(460, 375, true)).toMatchObject({ container: { id: 'card' } })
  })
})

describe('the index', () => {
  it('counts the children that stay', () => {
    expect(kernel(['a']).at(300, 170, true)).toMatchObject({ index: 1, beforeId: 'c', isSamePlace: false })
    expect(kernel(['a', 'b']).at(300, 260, true)).toMatchObject({ index: 1 })
  })

  it('tells when nothing would change', () => {
    expect(kernel(['b']).at(300, 90, true)).toMatchObject({ index: 1, beforeId: 'c', isSamePlace: true })
    expect(kernel(['b']).at(300, 170, true)).toMatchObject({ index: 1, beforeId: 'c', isSamePlace: true })
    expect(kernel(['a', 'c']).at(300, 25, true)).toMatchObject({ index: 0, isSamePlace: false })
    expect(kernel(['d']).at(300, 25, true)).toMatchObject({ isSamePlace: false })
  })

  it('counts a repeated node once', () => {
    const rows = container(box('list', 0, 0, 100, 400), 'column', [
      box('r', 0, 0, 100, 50),
      box('r', 0, 60, 100, 50),
      box('r', 0, 120, 100, 50),
      box('z', 0, 180, 100, 50),
    ])
    const list = createDropKernel({ containers: [rows], dragged: new Set(['x']), allows: any })
    expect(list.at(50, 55, true)).toMatchObject({ index: 1, beforeId: 'z' })
    expect(list.at(50, 10, true)).toMatchObject({ index: 0, beforeId: 'r' })
    expect(list.at(50, 390, true)).toMatchObject({ index: 2 })
  })
})

describe('lines of children', () => {
  const wrapped = container(box('grid', 0, 0, 300, 220), 'row', [
    box('1', 0, 0, 90, 90),
    box('2', 100, 0, 90, 90),
    box('3', 200, 0, 90, 90),
    box('4', 0, 110, 90, 90),
    box('5', 100, 110, 90, 90),
  ])
  const grid = createDropKernel({ containers: [wrapped], dragged: new Set(['x']), allows: any })

  it('chooses the wrapped line first, then the gap', () => {
    expect(grid.at(95, 150, true)).toMatchObject({ index: 4, beforeId: '5', line: { x: 94, y: 110, height: 90 } })
    expect(grid.at(95, 40, true)).toMatchObject({ index: 1, beforeId: '2', line: { x: 94, y: 0, height: 90 } })
  })

  it('draws the line at the end of the wrapped line the pointer is on', () => {
    expect(grid.at(299, 40, true)).toMatchObject({ index: 3, beforeId: '4', line: { x: 293, y: 0 } })
    expect(grid.at(2, 150, true)).toMatchObject({ index: 3, beforeId: '4', line: { x: 0, y: 110 } })
  })

  it('understands rows that run from right to left', () => {
    const reversed = container(box('rtl', 0, 0, 300, 100), 'row', [
      box('1', 200, 0, 90, 90),
      box('2', 100, 0, 90, 90),
      box('3', 0, 0, 90, 90),
    ])
    const rtl = createDropKernel({ containers: [reversed], dragged: new Set(['x']), allows: any })
    expect(rtl.at(280, 50, true)).toMatchObject({ index: 0, beforeId: '1', line: { x: 293 } })
    expect(rtl.at(195, 50, true)).toMatchObject({ index: 1, beforeId: '2', line: { x: 194 } })
    expect(rtl.at(5, 50, true)).toMatchObject({ index: 3 })
  })
})

describe('laws', () => {
  const sizes = fc.integer({ min: 1, max: 200 })
  const anyContainer = fc
    .record({
      axis: fc.constantFrom('row' as const, 'column' as const),
      sizes: fc.array(sizes, { maxLength: 8 }),
      gap: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ axis, sizes: all, gap }) => {
      let at = gap
      const children = all.map((size, index) => {
        const start = at
        at += size + gap
        return axis === 'row' ? box(`n${index}`, start, 0, size, 50) : box(`n${index}`, 0, start, 50, size)
      })
      return container(axis === 'row' ? box('c', 0, 0, at + 1, 50) : box('c', 0, 0, 50, at + 1), axis, children)
    })

  it('the child that follows stands at the index among those that stay', () => {
    fc.assert(
      fc.property(
        anyContainer,
        fc.integer({ min: -50, max: 2000 }),
        fc.integer({ min: -50, max: 2000 }),
        fc.subarray(['n0', 'n1', 'n2', 'n3']),
        (found, x, y, dragged) => {
          const plan = createDropKernel({ containers: [found], dragged: new Set(dragged), allows: any }).at(x, y, true)
          const staying = found.children.map((child) => child.id).filter((id) => !dragged.includes(id))
          expect(plan?.index).toBeLessThanOrEqual(staying.length)
          expect(plan?.beforeId).toBe(plan && staying[plan.index])
        },
      ),
    )
  })

  it('moving the pointer onward never moves the index back', () => {
    fc.assert(
      fc.property(anyContainer, fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 20 }), (found, points) => {
        const prepared = createDropKernel({ containers: [found], dragged: new Set(), allows: any })
        const indexes = points
          .toSorted((a, b) => a - b)
          .map((at) => (found.axis === 'row' ? prepared.at(at, 25, true) : prepared.at(25, at, true))?.index ?? 0)
        expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('what refuses a drop', () => {
  it('is the innermost container under the pointer, where it does not take what is carried', () => {
    const noCard = (found: DropContainer) => found.id !== 'card'
    const drop = kernel(['x'], { allows: noCard })
    expect(drop.refusedAt(400, 340)?.id).toBe('card')
    expect(drop.at(400, 340, true)?.container.id).toBe('row')
    expect(drop.refusedAt(100, 340)).toBeUndefined()
    expect(drop.refusedAt(900, 900)).toBeUndefined()
  })
})
