import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { measureElement } from './measure.ts'

let grid: HTMLElement
beforeEach(() => {
  grid = document.createElement('div')
  document.body.append(grid)
})
afterEach(() => grid.remove())

/** A grid with a style and as many cells as it is told, each as large as its place. */
function draw(style: string, cells: number) {
  grid.style.cssText = `display:grid;${style}`
  grid.innerHTML = '<i></i>'.repeat(cells)
  return measureElement('a', grid).grid ?? expect.fail('it has no tracks')
}
const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(0.6)

const track = fc.constantFrom('40px', '1fr', '2.5fr', '15%', 'minmax(0, 1fr)', 'minmax(30px, 60px)', '[name] 24px')
const places = [
  'normal',
  'start',
  'end',
  'center',
  'space-between',
  'space-around',
  'space-evenly',
  'left',
  'right',
  'safe center',
]
const look = fc.record({
  columns: fc.array(track, { minLength: 1, maxLength: 5 }),
  rows: fc.array(fc.constantFrom('20px', '1fr', '12px'), { minLength: 1, maxLength: 3 }),
  gap: fc.constantFrom('0', '7px', '3%', '5px 12px'),
  direction: fc.constantFrom('ltr', 'rtl'),
  justify: fc.constantFrom(...places),
  align: fc.constantFrom(...places.slice(0, 7)),
  padding: fc.constantFrom('0', '5px 9px 13px 17px'),
  border: fc.constantFrom('0', '3px'),
})

it('canvas-C61 the tracks of any grid are where browsers put what fills them', () => {
  fc.assert(
    fc.property(look, ({ columns, rows, gap, direction, justify, align, padding, border }) => {
      const template = `grid-template:${rows.join(' ')} / ${columns.join(' ')};gap:${gap};direction:${direction}`
      const around = `width:500px;height:200px;padding:${padding};border:${border} solid`
      const told = draw(`${template};justify-content:${justify};align-content:${align};${around}`, columns.length * rows.length)
      expect([told.columns.length, told.rows.length]).toEqual([columns.length, rows.length])
      for (const [at, cell] of [...grid.children].entries()) {
        const { x, y, width, height } = cell.getBoundingClientRect()
        const [column, row] = [told.columns[at % columns.length], told.rows[Math.floor(at / columns.length)]]
        near(column?.at ?? Number.NaN, x)
        near(column?.size ?? Number.NaN, width)
        near(row?.at ?? Number.NaN, y)
        near(row?.size ?? Number.NaN, height)
      }
    }),
    { numRuns: 150 },
  )
})

it('canvas-C61 so are those of a grid that is scrolled inside, in both directions of writing', () => {
  for (const [direction, left] of [
    ['ltr', 35],
    ['rtl', -35],
  ] as const) {
    draw(`direction:${direction};width:100px;height:50px;overflow:auto;grid-template:repeat(4,30px) / repeat(4,60px)`, 16)
    grid.scrollTo(left, 20)
    const told = measureElement('a', grid).grid
    const { x, y } = grid.children[5]?.getBoundingClientRect() ?? new DOMRect()
    near(told?.rows[1]?.at ?? Number.NaN, y)
    near(told?.columns[1]?.at ?? Number.NaN, x)
  }
})

it('canvas-C61 a grid without tracks has none, and one inside another tells its own', () => {
  expect(draw('width:300px', 0)).toEqual({ columns: [], rows: [] })
  draw('grid-template-columns:100px 200px', 2)
  const inner = grid.firstElementChild as HTMLElement
  inner.style.cssText = 'display:inline-grid;grid-template-columns:10px 20px'
  expect(measureElement('b', inner).grid?.columns.map(({ size }) => size)).toEqual([10, 20])
})
