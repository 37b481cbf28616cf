import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mergeSheets, printRule, SCREENS, type Sheet } from '@heddle/style'
import { elementStyles } from '../../styles.gen.ts'
import { columnDefinition } from '../column/definition.ts'
import { columnsDefinition } from './definition.ts'

interface Shown {
  readonly own?: Sheet
  readonly columns?: readonly (number | Sheet)[]
  readonly push?: boolean
  readonly inside?: string
  readonly width?: number
}

/** Columns as a page has them, in a box of 1,000 px: their edges, rounded, as left and right from the edge of the box. */
function show({ own = {}, columns = [0, 0], push = false, inside = '', width = 1000 }: Shown): readonly (readonly number[])[] {
  const sheets = columns.map((one) => (typeof one === 'number' ? { default: { '--column-width': String(one) } } : one))
  const css = [
    '*{box-sizing:border-box}',
    // As pages print them: by their names.
    elementStyles.column,
    elementStyles.columns,
    printRule('all', mergeSheets([columnsDefinition.baseStyles as Sheet, own]), SCREENS),
    ...sheets.map((sheet, at) => printRule(`c${at}`, mergeSheets([columnDefinition.baseStyles as Sheet, sheet]), SCREENS)),
  ].join('')
  const body = renderToStaticMarkup(
    <div className="all" data-columns={push ? 'push' : ''}>
      {sheets.map((_, at) => (
        <div key={at} className={`c${at}`} data-column="">
          {at === 0 && <div dangerouslySetInnerHTML={{ __html: inside }} />}
        </div>
      ))}
    </div>,
  )
  document.body.innerHTML = `<style>${css}</style><div style="width:${width}px">${body}</div>`
  const all = document.querySelector('.all') ?? expect.fail('nothing is drawn')
  const edge = all.getBoundingClientRect().left
  return [...all.children].map((one) => {
    const { left, right } = one.getBoundingClientRect()
    return [Math.round(left - edge), Math.round(right - edge)]
  })
}
const tops = () => [...(document.querySelector('.all')?.children ?? [])].map((one) => Math.round(one.getBoundingClientRect().top))

afterEach(async () => {
  document.body.replaceChildren()
  await page.viewport(1280, 800)
})

test('columns that say nothing share the line, whatever is in them', async () => {
  await page.viewport(1280, 800)
  expect(show({ columns: [0, 0, 0], inside: '<p style="white-space:nowrap">A very long line that stays one line</p>' })).toEqual([
    [0, 323],
    [339, 661],
    [677, 1000],
  ])
})

test('a width is so many twelfths of the line with its gaps, and the rest goes to those without one', () => {
  expect(show({ columns: [3, 9] })).toEqual([
    [0, 238],
    [254, 1000],
  ])
  expect(show({ columns: [3, 0] })).toEqual(show({ columns: [3, 9] }))
  expect(show({ columns: [25, 75], own: { default: { '--columns-units': '100', '--columns-gap': '0px' } } })).toEqual([
    [0, 250],
    [250, 1000],
  ])
})

test.each([997, 998, 999, 1001, 1234.5])('a mosaic fills a line and goes on in the next one, %s px wide', (width) => {
  const mosaic = { default: { '--columns-flow': 'row wrap' } }
  show({ columns: [4, 4, 4, 2.4, 2.4, 2.4, 2.4, 2.4, 8, 4], own: mosaic, width })
  const lines = tops()
  expect(new Set(lines.slice(0, 3)).size).toBe(1)
  expect(new Set(lines.slice(3, 8)).size).toBe(1)
  expect(new Set(lines.slice(8)).size).toBe(1)
  expect(new Set(lines).size).toBe(3)
})

test('room that is left stands where it is said to, before the last one too', () => {
  expect(show({ columns: [3, 3] })[1]).toEqual([254, 492])
  expect(show({ columns: [3, 3], push: true })[1]).toEqual([762, 1000])
  expect(show({ columns: [3, 3], own: { default: { 'justify-content': 'center' } } })[0]).toEqual([254, 492])
})

test('reversed ones change sides and keep their order in the document', () => {
  const [first, last] = show({ columns: [3, 9], own: { default: { '--columns-flow': 'row-reverse' } } })
  expect([first, last]).toEqual([
    [762, 1000],
    [0, 746],
  ])
})

test('on a phone they stand one below the other as tall as what is in them, unless somebody says otherwise for it', async () => {
  await page.viewport(390, 800)
  const tall = '<p style="margin:0;height:90px"></p>'
  expect(show({ columns: [3, 9], inside: tall, width: 350, push: true })).toEqual([
    [0, 350],
    [0, 350],
  ])
  const [first = 0, second = 0] = tops()
  expect(second - first).toBe(90 + 16)
  expect(show({ columns: [6, 6], width: 350, own: { mobile: { '--columns-flow': 'row' } } })[1]).toEqual([183, 350])
  // What is said of wide screens is not meant for phones.
  expect(show({ columns: [6, 6], width: 350, own: { default: { '--columns-flow': 'row-reverse' } } })[1]).toEqual([0, 350])
})

test('a width of its own for a phone, and what the Style panel says of a column, hold', async () => {
  await page.viewport(390, 800)
  const own = { mobile: { '--columns-flow': 'row wrap' } }
  const column = { default: { '--column-width': '3' }, mobile: { '--column-width': '12' } }
  expect(show({ columns: [column, 6, 6], width: 350, own })).toEqual([
    [0, 350],
    [0, 167],
    [183, 350],
  ])
  await page.viewport(1280, 800)
  expect(show({ columns: [{ default: { '--column-width': '3', 'flex-grow': '1' } }, 3] })[0]).toEqual([0, 746])
})

test('what is no column shares what the columns leave', () => {
  show({ columns: [3, 3] })
  const all = document.querySelector('.all') ?? expect.fail()
  all.insertAdjacentHTML('beforeend', '<p style="margin:0">A text</p>')
  expect(all.lastElementChild?.getBoundingClientRect().width).toBeCloseTo(492, 0)
})

test('columns within a column take no width, gap or type over', () => {
  const rule = printRule('inner', columnsDefinition.baseStyles as Sheet, SCREENS)
  const cell = printRule('cell', columnDefinition.baseStyles as Sheet, SCREENS)
  const column = '<div class="cell" data-column=""></div>'
  const inside = `<style>${rule}${cell}</style><div class="inner" data-columns="">${column}${column}</div>`
  show({ columns: [6, 6], inside, own: { default: { '--columns-gap': '100px', '--columns-units': '12' } } })
  const [first, second] = [...document.querySelectorAll('.cell')].map((one) => Math.round(one.getBoundingClientRect().width))
  expect([first, second]).toEqual([217, 217])
})
