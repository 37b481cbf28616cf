import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Choice } from './choice.tsx'
import '../ui/base.css'

let root: Root | undefined
let host: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  host?.remove()
})

const OPTIONS = [
  { id: '', label: 'Nothing' },
  { id: 'page', label: 'Page' },
  { id: 'phone', label: 'Phone' },
]

/** A choice of where a link leads, its list opened by the keyboard. */
async function open(value: string) {
  const onPick = vi.fn<(value: string) => void>()
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(<Choice label="Leads to" value={value} options={OPTIONS} onPick={onPick} />)
  const button = page.getByRole('button', { name: /^Leads to/ })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  return { onPick, button, option: (name: string) => page.getByRole('option', { name, exact: true }) }
}

it.each([
  ['', 'Nothing'],
  ['phone', 'Phone'],
])('a list begins at what is chosen, be it nothing (%o)', async (value, name) => {
  const { option } = await open(value)
  await expect.element(option(name)).toHaveFocus()
  await expect.element(option(name)).toHaveAttribute('aria-selected', 'true')
})

it('letters lead to a row and Enter takes it; the button has the keys again', async () => {
  const { onPick, option, button } = await open('')
  await expect.element(option('Nothing')).toHaveFocus()
  await userEvent.keyboard('ph')
  await expect.element(option('Phone')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPick.mock.calls).toEqual([['phone']])
  await expect.element(button).toHaveFocus()
})

it('nothing can be taken too', async () => {
  const { onPick, option } = await open('page')
  await expect.element(option('Page')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  expect(onPick.mock.calls).toEqual([['']])
})

it('Escape changes nothing', async () => {
  const { onPick, option, button } = await open('page')
  await expect.element(option('Page')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(onPick).not.toHaveBeenCalled()
})
