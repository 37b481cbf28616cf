import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setStyle } from '@heddle/document/operations'
import { Button, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const [PLAIN, LINKED] = ['plain00000000000', 'linked0000000000'] as const
const chips = page.getByRole('group', { name: 'State', exact: true })
const chip = (name: string) => chips.getByRole('button', { name, exact: true })

async function open(selected: string) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section>
        <Button id={PLAIN} />
        <Button id={LINKED} link={{ type: 'internal', pageId: 'page000000000000' }} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.selection.value = [selected]
  await expect.element(chips).toBeVisible()
  return editor
}

it('a hover of what is around is picked from a menu, stays among the states while it says something, and is undone', async () => {
  const editor = await open(PLAIN)
  expect(chip('Section hover').query()).toBeNull()
  await chip('More states').click()
  await page.getByRole('menuitem', { name: 'Section hover' }).click()
  await expect.element(chip('Section hover')).toHaveAttribute('aria-pressed', 'true')
  expect(editor.session.stateId.value).toBe('section-hover')
  const set = setStyle(editor.view, { ids: [PLAIN], variant: 'default:section-hover', values: { color: 'red' } })
  editor.change('Colour', set)
  await chip('Default').click()
  await expect.element(chip('Section hover')).toHaveAttribute('data-changed', 'true')
  editor.client.undo()
  await expect.element(chip('Section hover')).not.toBeInTheDocument()
  await chip('More states').click()
  await expect.element(page.getByRole('menuitem', { name: 'Parent hover', exact: true })).toBeVisible()
})

it('what carries a link has a look for the page it leads to', async () => {
  const editor = await open(LINKED)
  await chip('Link to this page').click()
  expect(editor.session.stateId.value).toBe('link-active')
  editor.session.selection.value = [PLAIN]
  await expect.element(chip('Link to this page')).not.toBeInTheDocument()
})
