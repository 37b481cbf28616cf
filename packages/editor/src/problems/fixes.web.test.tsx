import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertWorkflow } from '@heddle/document/operations'
import { Button, fixtureElement, Page, Section } from '@heddle/testing'
import { Inspector } from '../inspector/inspector.tsx'
import { SelectionInspector } from '../inspector/selection-inspector.tsx'
import { ProblemsPanel } from '../panels/problems/problems-panel.tsx'
import { openEditor } from '../testing/open-editor.tsx'

const Form = fixtureElement('form-container')
const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page name="Home" title="Home">
    <Section>
      <Form id={id('form')} />
    </Section>
  </Page>
)

test('S5-15 one press in the panel adds the submit button that a form lacks', async () => {
  const { editor } = await openEditor(fixture, <ProblemsPanel />)
  await expect.element(page.getByRole('button', { name: /Submit button missing!/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a submit button' }).click()
  const [button = ''] = editor.view.children(id('form'), 'formContent')
  expect(editor.view.find('node', button)).toMatchObject({
    element: 'button',
    props: { buttonType: { default: 'submit' }, text: { en: 'Submit' } },
  })
  await expect.element(page.getByText('No problems')).toBeVisible()
})

test('S5-15 the settings and the workflows of a form say that it lacks a submit button', async () => {
  const { editor } = await openEditor(fixture, <Inspector ofSelection={<SelectionInspector />} />)
  editor.session.selection.value = [id('form')]
  for (const tab of ['Settings', 'Workflows']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect.element(page.getByText('Submit button missing!')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add a submit button' }).click()
  await expect.element(page.getByText('Submit button missing!')).not.toBeInTheDocument()
  expect(editor.view.children(id('form'), 'formContent')).toHaveLength(1)
})

test('S5-40 one press moves what runs at a press on a submit button to its form', async () => {
  const { editor } = await openEditor(
    <Page name="Home" title="Home">
      <Section>
        <Form id={id('form')}>
          <Button slot="formContent" id={id('send')} buttonType="submit" />
        </Form>
      </Section>
    </Page>,
    <ProblemsPanel />,
  )
  const workflow = insertWorkflow(editor.view, { name: 'Order', ownerId: id('send'), trigger: 'click', newId: editor.newId })
  expect(editor.change('Workflow', workflow)).toBe(true)
  await page.getByRole('button', { name: 'Move it to the form' }).click()
  expect(editor.view.of('workflow')).toMatchObject([{ ownerId: id('form'), trigger: 'submit' }])
  await expect.element(page.getByText('No problems')).toBeVisible()
})
