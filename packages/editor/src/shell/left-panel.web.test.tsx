import { Layers } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import type { OpenEditor } from '../testing/open-editor.tsx'
import { LeftPanel, OpenPanel } from './left-panel.tsx'
import { PANELS } from './panels.ts'
import { Rail } from './rail.tsx'

async function show(shown = [<Rail key="rail" />, <LeftPanel key="panel" />]): Promise<OpenEditor> {
  const open = await openEditor(
    <Page name="Home">
      <Section name="Hero" />
    </Page>,
    shown,
  )
  return open
}
const heading = () => browser.getByRole('heading', { level: 2 })

test('every panel of the rail opens with a heading of its own, and its letter closes it', async () => {
  const { editor } = await show()
  for (const { id, title } of PANELS.filter(({ id }) => id !== 'settings')) {
    editor.session.panel.value = undefined
    await browser.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: title, exact: true }).click()
    await expect.element(heading()).toHaveTextContent(title)
    expect(editor.session.panel.value).toBe(id)
  }
  editor.session.panel.value = 'pages'
  await expect.element(heading()).toHaveTextContent('Pages')
  await userEvent.keyboard('p')
  await expect.poll(() => heading().query()).toBeNull()
})

test('Ctrl+F opens the navigator and types into its search line, from whatever panel is open', async () => {
  const { editor } = await show()
  editor.session.panel.value = 'design'
  await expect.element(heading()).toHaveTextContent('Design system')
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(browser.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('Hero')
  await expect.element(browser.getByRole('treeitem', { name: 'Hero' })).toBeVisible()
  // A second press brings the hands back to it, and what is typed then is another search.
  browser.getByRole('treeitem', { name: 'Hero' }).element().closest<HTMLElement>('[role="tree"]')?.focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(browser.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('Foot')
  await expect.element(browser.getByRole('searchbox')).toHaveValue('Foot')
})

test('a panel whose file cannot be had says so, and is there after another try', async () => {
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(() => 'Here it is')
  const panel = { id: 'navigator', title: 'Navigator', icon: Layers, place: 1, load } as const
  await show([<OpenPanel key="panel" panel={panel} />])
  await expect.element(browser.getByText('This panel could not be fetched from the server.')).toBeVisible()
  await browser.getByRole('button', { name: 'Try again' }).click()
  await expect.element(browser.getByText('Here it is')).toBeVisible()
})
