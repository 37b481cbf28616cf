import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { WorkflowsPanel } from './workflows-panel.tsx'

const PAGE = 'page000000000000'
const fixture = (
  <Page id={PAGE} name="Home">
    <Section />
  </Page>
)
async function open() {
  const { editor } = await openEditor(fixture, <WorkflowsPanel />)
  await expect.element(page.getByRole('heading', { name: 'Workflows' })).toBeVisible()
  return { editor, workflows: () => editor.view.of('workflow') }
}
const scope = (name: string) => page.getByRole('radio', { name }).click({ force: true })

it('a page and the app have triggers of their own', async () => {
  const { workflows } = await open()
  await page.getByRole('button', { name: 'Add a trigger' }).click()
  await page.getByRole('menuitem', { name: 'On page load' }).click()
  expect(workflows()[0]).toMatchObject({ ownerId: PAGE, trigger: 'onload' })
  await scope('App')
  await expect.element(page.getByText('Nothing happens yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a trigger' }).click()
  await page.getByRole('menuitem', { name: 'On first load', exact: true }).click()
  expect(workflows()[1]).toMatchObject({ trigger: 'onload-app' })
  expect(workflows()[1]).not.toHaveProperty('ownerId')
})

it('a workflow of the project has parameters with names that formulas can read', async () => {
  const { workflows, editor } = await open()
  await scope('Project')
  await page.getByRole('button', { name: 'New workflow' }).click()
  await page.getByRole('button', { name: 'Add a parameter' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the parameter' })
  await name.fill('1st')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').or(page.getByText(/1st/)).first()).toBeVisible()
  expect(workflows()[0]?.parameters).toEqual([{ name: 'value', type: 'any' }])
  await name.fill('order')
  await userEvent.keyboard('{Enter}')
  expect(workflows()[0]?.parameters).toEqual([{ name: 'order', type: 'any' }])
  await page.getByRole('button', { name: 'Remove the parameter order' }).click()
  expect(workflows()[0]?.parameters).toEqual([])
  editor.client.undo()
  expect(workflows()[0]?.parameters).toHaveLength(1)
})
