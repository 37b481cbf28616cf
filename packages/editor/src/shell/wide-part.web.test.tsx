import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page, Section } from '@heddle/testing'
import { AppContext } from '../app/app-context.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { openEditor } from '../testing/open-editor.tsx'
import type { SubjectProps } from '../subjects/define-subject.ts'
import { dockHeight } from './kept-size.ts'
import { WidePart } from './wide-part.tsx'

const [HOME, HERO] = ['home000000000000', 'hero000000000000'] as const
const fixture = (
  <Page id={HOME} name="Home">
    <Section id={HERO} name="Hero" />
  </Page>
)
const Rows = ({ id }: SubjectProps) => <p>Rows of {id}</p>
const open = (load: () => Promise<typeof Rows>) =>
  openEditor(
    fixture,
    <AppContext value={createTestApp({ start: { screen: 'project', projectId: 'p', nodeIds: [] } })}>
      <WidePart label="Dock" id={HOME} wide={{ place: 'dock', load }} />
    </AppContext>,
  )

test('the dock below the canvas is made higher and lower by keys, within limits that are told', async () => {
  await open(() => Promise.resolve(Rows))
  await expect.element(page.getByText(`Rows of ${HOME}`)).toBeVisible()
  const edge = page.getByRole('separator', { name: 'Height of the dock' })
  const before = dockHeight.pixels.value
  edge.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', String(before + 16))
  expect(page.getByRole('region', { name: 'Dock' }).element().getBoundingClientRect().height).toBe(before + 16)
  await userEvent.keyboard('{ArrowDown>60/}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', String(dockHeight.min))
  dockHeight.set(before)
})

test('what could not be fetched can be asked for again', async () => {
  let tries = 0
  await open(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(Rows)
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(`Rows of ${HOME}`)).toBeVisible()
})

test('a record that is picked takes the place of the selection, and the other way round', async () => {
  const { editor } = await open(() => Promise.resolve(Rows))
  const { selection, subject } = editor.session
  selection.value = [HERO]
  subject.value = HOME
  expect(selection.value).toEqual([])
  selection.value = [HERO]
  expect(subject.value).toBeUndefined()
})
