import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closingScript } from './closed-by-links.ts'

beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = closingScript('.sheet')
  document.head.append(script)
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname + location.search)
})

function open(): HTMLElement {
  document.body.innerHTML = `<div class="sheet" popover><a href="#prices"><b>Prices</b></a><button>More</button></div><a href="#far">Far</a>`
  const sheet = document.querySelector<HTMLElement>('.sheet') ?? expect.fail()
  sheet.showPopover()
  return sheet
}

test('a link within the page closes what it stands in, and is followed', async () => {
  const sheet = open()
  await page.getByText('Prices').click()
  await expect.poll(() => sheet.matches(':popover-open')).toBe(false)
  expect(location.hash).toBe('#prices')
})

test('whatever else is pressed in it leaves it open, and a link elsewhere is nothing to it', async () => {
  const sheet = open()
  await page.getByRole('button', { name: 'More' }).click()
  expect(sheet.matches(':popover-open')).toBe(true)
  sheet.hidePopover()
  await page.getByText('Far').click()
  expect(location.hash).toBe('#far')
})
