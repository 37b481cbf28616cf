import { Page } from '@heddle/testing'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openEditor } from '../testing/open-editor.tsx'
import { AccessMatrixDialog } from './access-matrix-dialog.tsx'

const home = 'home000000000000'
const ANSWER = {
  audiences: [
    { kind: 'anybody', id: '', name: '' },
    { kind: 'signed-in', id: '', name: '' },
    { kind: 'role', id: 's', name: 'staff' },
  ],
  rows: [
    { kind: 'page', path: '/', open: [true, true, true], before: [true, true, true] },
    { kind: 'page', path: '/prices', open: [false, false, true], before: [true, true, true] },
    { kind: 'page', path: '/news', open: [true, true, true] },
    { kind: 'data', path: `data/${home}.json`, open: [true, true, true], before: [true, true, true] },
    { kind: 'asset', path: 'assets/a.png', open: [false, false, false], before: [true, true, true], isGone: true },
  ],
  total: 5,
  against: 1,
}

async function show(answer: object | (() => Response)) {
  const asked: unknown[] = []
  await openEditor(<Page id={home} name="Home" />, <AccessMatrixDialog onClose={() => undefined} />, async (address, init) => {
    if (String(address).endsWith('/access')) asked.push(JSON.parse(String(init?.body)))
    return typeof answer === 'function' ? (answer as () => Response)() : Response.json(answer)
  })
  return asked
}
const row = (name: RegExp) => browser.getByRole('row', { name })

test('tells for each audience who may see a thing once it is published, and marks what changes', async () => {
  const asked = await show(ANSWER)
  await expect.element(browser.getByRole('columnheader', { name: 'staff' })).toBeVisible()
  expect(asked).toEqual([{}])
  await expect.element(row(/Page \/prices/)).toHaveTextContent('Page /pricesno longer sees itno longer sees itmay see it')
  await expect.element(row(/Page \/news/)).toHaveTextContent('Page /newsnewcomes to see itcomes to see itcomes to see it')
  await expect.element(row(/Data of a page Home/)).toHaveTextContent('Data of a page Homemay see itmay see itmay see it')
  await expect.element(row(/File assets\/a.png/)).toMatchTextContent(/gone/)
})

test('only what changed, or what is looked for, is shown', async () => {
  await show(ANSWER)
  await userEvent.click(browser.getByText('Only what changed'))
  await expect.element(browser.getByText('3 of 5')).toBeVisible()
  await browser.getByRole('searchbox').fill('PRICES')
  await expect.element(browser.getByText('1 of 5')).toBeVisible()
  await browser.getByRole('searchbox').fill('nothing like it')
  await expect.element(browser.getByText('Nothing here is like that.')).toBeVisible()
})

test('before the first release nothing is marked, and what goes wrong is said', async () => {
  const rows = [{ kind: 'page', path: '/', open: [true] }]
  await show({ audiences: ANSWER.audiences.slice(0, 1), rows, total: 1, against: null })
  await expect.element(row(/Page \//)).toHaveTextContent('Page /may see it')
  expect(browser.getByRole('switch').elements()).toHaveLength(0)
})

test('what the server refuses is said in its words', async () => {
  await show(() => Response.json({ error: { code: 'x', message: 'The page has no path.' } }, { status: 422 }))
  await expect.element(browser.getByRole('alert')).toHaveTextContent('The page has no path.')
})
