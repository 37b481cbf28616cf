import { blankPage, type DocumentRecord } from '@heddle/document'
import { placePieces, type Piece } from '../catalogue/templates/src/lib/piece.ts'
import { signIn } from './builder.ts'
import { expect, test } from './heddle.ts'
import { idOf, type Home } from './push-records.ts'
import { makeProject, publishPushed, push } from './pushed-project.ts'
import { leave, untilAlive, visit } from './visitor.ts'

const [ROWS, PER_ROW] = [20, 30]
/** A seating plan that is too long to stand in a page's data. */
const PLAN = `<svg viewBox="0 0 ${PER_ROW * 10} ${ROWS * 10}"><style>.seat{stroke-linejoin:round}</style>${Array.from(
  { length: ROWS * PER_ROW },
  (_, at) =>
    `<path id="seat-${at}" class="seat" d="M${(at % PER_ROW) * 10} ${Math.floor(at / PER_ROW) * 10}h8v8h-8z"><title>Seat ${at}</title></path>`,
).join('')}</svg>`

const MAP = idOf('plan')
const PIECES: readonly Piece[] = [
  { element: 'svg-map', id: MAP, props: { svgContent: PLAN }, styles: { default: { width: '600px', height: '400px' } } },
  {
    element: 'text',
    props: { text: { type: 'f', code: `'Chosen: ' + variables['${MAP}-selectedRegion']` } },
  },
]

test('a long plan is drawn before any script comes and chosen from at once, and is drawn again by a page that leads to it', async ({
  page,
  heddle,
  browser,
}) => {
  await signIn(page.context(), heddle)
  const { id, slug } = await makeProject(page.context(), heddle, 'Seats')
  await push(page.context(), heddle, id, ({ homePageId, language }: Home): readonly DocumentRecord[] => {
    let made = 0
    const newId = () => idOf(`seats ${made++}`)
    const plan = idOf('the page of the plan')
    const place = (parentId: string, children: readonly Piece[]) =>
      placePieces([{ element: 'section', children }], { parentId, slot: 'sections', language, newId })
    return [
      blankPage(plan, 'Plan', 'plan', 'a1', [language]),
      ...place(homePageId, [
        // Alive, so that the browser goes on without loading a document.
        { element: 'text', props: { text: { type: 'f', code: `'Seats for ' + browser.width` } } },
        { element: 'button', props: { text: 'To the plan' }, link: { type: 'internal', pageId: plan } },
      ]),
      ...place(plan, PIECES),
    ]
  })
  await publishPushed(page.context(), heddle, id)
  const site = heddle.siteUrl(slug)

  const still = await visit(browser, { javaScriptEnabled: false })
  await still.page.goto(`${site}/plan`)
  await expect(still.page.getByRole('button', { name: 'Seat 31', exact: true })).toBeVisible()
  expect(still.errors).toEqual([])
  await leave(still)

  // On a slow line it is pressed before its script came.
  const hasty = await visit(browser)
  let come = (): void => {}
  const pressed = new Promise<void>((resolve) => (come = resolve))
  await hasty.page.route('**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await hasty.page.goto(`${site}/plan`, { waitUntil: 'commit' })
  await hasty.page.getByRole('button', { name: 'Seat 95', exact: true }).click()
  come()
  await expect(hasty.page.getByText('Chosen: seat-95')).toBeVisible()
  expect(hasty.errors).toEqual([])
  await leave(hasty)

  const visitor = await visit(browser)
  const files: string[] = []
  visitor.page.on('request', (asked) => void (asked.url().includes('/ahead/') && files.push(asked.url())))
  await visitor.page.goto(`${site}/plan`)
  const seat = visitor.page.getByRole('button', { name: 'Seat 31', exact: true })
  await untilAlive(visitor.page.getByRole('group', { name: 'Map' }))
  await seat.click()
  await expect(visitor.page.getByText('Chosen: seat-31')).toBeVisible()
  expect(files).toEqual([])
  await visitor.page.goto(site)
  await visitor.page.getByRole('link', { name: 'To the plan' }).click()
  await seat.click()
  await expect(visitor.page.getByText('Chosen: seat-31')).toBeVisible()
  expect(files).toHaveLength(1)
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})
