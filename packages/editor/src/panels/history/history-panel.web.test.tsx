import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertVariable, setSite } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { ProjectContext, useProject } from '../../project/project-context.ts'
import type { HistoryEntry } from '../../project/project-context.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { HistoryPanel } from './history-panel.tsx'

/** The project with a log that the test writes. */
function WithLog({ log, children }: { readonly log: Signal<readonly HistoryEntry[]>; readonly children: ReactNode }) {
  return <ProjectContext value={{ ...useProject(), log }}>{children}</ProjectContext>
}
async function open(log = signal<readonly HistoryEntry[]>([])) {
  const opened = await openEditor(
    <Page name="Home" />,
    <WithLog log={log}>
      <HistoryPanel />
    </WithLog>,
  )
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  return opened.editor
}
const entry = (label: string, author: string, time: number): HistoryEntry => ({
  id: label,
  label,
  author,
  time,
  isMine: author === 'Ada',
})
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('the History panel', () => {
  it('says that nothing has changed yet, and has nothing to undo', async () => {
    await open()
    await expect.element(page.getByText('Nothing changed yet')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
  })

  it('names each change with who made it and when, the newest first, as they come', async () => {
    const log = signal<readonly HistoryEntry[]>([entry('Add Hero', 'Ada', Date.UTC(2026, 0, 1, 9, 5))])
    await open(log)
    await expect.poll(() => lines().length).toBe(1)
    log.value = [...log.value, entry('Delete Footer', 'Grace', Date.UTC(2026, 0, 1, 9, 6))]
    await expect.poll(() => lines().length).toBe(2)
    const [newest, oldest] = lines()
    expect(newest).toMatch(/^Delete Footer.*Grace · \d{1,2}:\d{2}/)
    expect(oldest).toMatch(/^Add Hero.*You · \d{1,2}:\d{2}/)
    expect(page.getByText('Nothing changed yet').query()).toBeNull()
  })

  it('takes the last change back and brings it again by mouse and by keyboard, and names it before', async () => {
    const { view, change, newId } = await open()
    change('Add variable visits', insertVariable(view, { name: 'visits', type: 'number', newId }))
    change('Change the name', setSite(view, { values: { name: 'Fjords' } }))
    await page.getByRole('button', { name: 'Undo: Change the name' }).click()
    expect(view.site()?.name).toBe('Fixture')
    page.getByRole('button', { name: 'Undo: Add variable visits' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(view.of('variable')).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Redo: Add variable visits' }).click()
    expect(view.of('variable')).toHaveLength(1)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(view.site()?.name).toBe('Fjords')
  })
})
