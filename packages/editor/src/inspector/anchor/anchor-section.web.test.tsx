import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Flexbox, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')

it('a section says by what links lead to it, takes an anchor of its own, and undo takes it back', async () => {
  const { editor } = await openEditor(
    <Page id={id('page')} name="Home">
      <Section id={id('prices')} name="Our prices">
        <Flexbox id={id('box')} />
      </Section>
      <Section id={id('again')} name="Our prices" />
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id('again')]
  const anchor = page.getByRole('textbox', { name: 'Anchor' })
  await expect.element(anchor).toHaveAttribute('placeholder', 'our_prices_2')
  await expect.element(page.getByText('Links lead here by #our_prices_2.')).toBeVisible()

  await anchor.fill('Old prices')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Links lead here by #old_prices.')).toBeVisible()
  expect(editor.view.find('node', id('again'))?.linkId).toBe('Old prices')

  await anchor.fill('old')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('An anchor has 5 characters at least; shorter ones are dropped')).toBeVisible()
  await expect.element(anchor).toHaveValue('old')
  expect(editor.view.find('node', id('again'))?.linkId).toBe('Old prices')

  editor.client.undo()
  expect(editor.view.find('node', id('again'))?.linkId).toBeUndefined()
  editor.session.selection.value = [id('box')]
  await expect.element(page.getByRole('region', { name: 'Anchor' })).not.toBeInTheDocument()
})
