import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Json } from '@heddle/store'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { insertVariable, setSite } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { ProjectContext, useProject } from '../../project/project-context.ts'
import type { HistoryEntry } from '../../project/project-context.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { HistoryPanel } from './history-panel.tsx'

/** The project with a log that the test writes. */
function WithLog({ log, children }: { readonly log: Signal<readonly HistoryEntry[]>; readonly children: ReactNode }) {
  return <ProjectContext value={{ ...useProject(), log }}>{children}</ProjectContext>
}
/** A change of one value of the hero. */
const setHero = (path: string, from: Json, to: Json) => ({ set: { [HERO]: { [path]: [from, to] as const } } })
async function open(log = signal<readonly HistoryEntry[]>([])) {
  const opened = await openEditor(
    <Page name="Home">
      <Section id={HERO} name="Hero" />
    </Page>,
    <WithLog log={log}>
      <HistoryPanel />
    </WithLog>,
  )
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  return opened.editor
}
const HERO = 'hero'.padEnd(16, '0')
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
    const log = signal<readonly HistoryEntry[]>([entry('Add Hero', 'Grace', Date.UTC(2026, 0, 1, 9, 5))])
    const { change } = await open(log)
    await expect.poll(() => lines().length).toBe(1)
    change('Change font size', setHero('styles/default/font-size', null, '56px'))
    await expect.poll(() => lines().length).toBe(2)
    // What I did stands there once, as my step.
    log.value = [...log.value, entry('Change font size', 'Ada', Date.now())]
    const [newest, oldest] = lines()
    expect(newest).toMatch(/^Font size of Hero: not set → 56px.*You · \d{1,2}:\d{2}/)
    expect(oldest).toMatch(/^Add Hero.*Grace · \d{1,2}:\d{2}/)
    expect(lines()).toHaveLength(2)
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

  it('a step can be looked at before it is taken back: what it did, and the page as it was before', async () => {
    const editor = await open()
    const canvas = createFakeCanvas()
    editor.canvas.value = canvas
    editor.change('Change font size', setHero('styles/default/font-size', null, '56px'))
    editor.change('Resize', {
      set: { [HERO]: { 'styles/default/width': [null, '10px'], 'styles/default/height': [null, '20px'] } },
    })
    const step = page.getByRole('button', { name: /^Resize/ })
    await step.click()
    await expect.element(page.getByText('Width of Hero: not set → 10px')).toBeVisible()
    await expect.element(page.getByText('The page shows how it was before this step.')).toBeVisible()
    const before = { [HERO]: { 'styles/default/width': ['10px', null], 'styles/default/height': ['20px', null] } }
    await expect.poll(() => canvas.sent).toEqual([{ type: 'diff', diff: { set: before } }])
    expect(editor.view.find('node', HERO)?.styles['default']).toMatchObject({ width: '10px' })
    await step.click()
    const back = { [HERO]: { 'styles/default/width': [null, '10px'], 'styles/default/height': [null, '20px'] } }
    await expect.poll(() => canvas.sent.at(-1)).toEqual({ type: 'diff', diff: { put: {}, set: back, remove: {} } })
    await page.getByRole('button', { name: /^Font size of Hero/ }).click()
    await page.getByRole('button', { name: 'Select on the page' }).click()
    expect(editor.session.selection.value).toEqual([HERO])
    await page.getByRole('button', { name: 'Take back 2 steps' }).click()
    expect(Object.keys(editor.view.find('node', HERO)?.styles['default'] ?? {})).toEqual([])
    await expect.element(page.getByRole('button', { name: /^Resize.*Taken back$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Redo: Font size of Hero: not set → 56px' }).click()
    expect(editor.view.find('node', HERO)?.styles['default']).toEqual({ 'font-size': '56px' })
  })
})
