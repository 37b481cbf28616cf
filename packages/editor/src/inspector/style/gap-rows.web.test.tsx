import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const HERO = 'hero000000000000'
const SAVE = 'save000000000000'

async function open(selected: string, styles: Readonly<Record<string, string>>) {
  const { editor, host } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id={HERO} styles={{ default: styles }}>
        <Button id={SAVE} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.selection.value = [selected]
  await expect.element(page.getByRole('region', { name: 'Layout' })).toBeVisible()
  return { host, own: () => editor.view.find('node', HERO)?.styles['default'] }
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const isMixed = (host: HTMLElement) =>
  host.querySelector('[placeholder="Mixed"]') !== null || (host.textContent ?? '').includes('Mixed')

it('is one field where rows and columns have the same gap, and sets both', async () => {
  const { own } = await open(HERO, { display: 'flex', 'row-gap': '8px', 'column-gap': '8px' })
  await expect.element(field('Gap')).toHaveValue('8')
  await field('Gap').fill('12')
  await userEvent.keyboard('{Enter}')
  expect(own()).toMatchObject({ 'row-gap': '12px', 'column-gap': '12px' })
})

it('says no word of Mixed of one element: gaps that differ stand apart, and a press makes them one', async () => {
  const { host, own } = await open(HERO, { display: 'flex', 'row-gap': '24px' })
  await expect.element(field('Row gap')).toHaveValue('24')
  await expect.element(field('Column gap')).toHaveValue('')
  expect(isMixed(host)).toBe(false)
  await field('Column gap').fill('10')
  await userEvent.keyboard('{Enter}')
  expect(own()).toMatchObject({ 'row-gap': '24px', 'column-gap': '10px' })
  await page.getByRole('button', { name: 'One gap for rows and columns' }).click()
  expect(own()).toMatchObject({ 'row-gap': '24px', 'column-gap': '24px' })
  await expect.element(field('Gap')).toHaveValue('24')
})

it('takes equal gaps apart for who wants to set one', async () => {
  const { own } = await open(HERO, { display: 'grid', 'row-gap': '8px', 'column-gap': '8px' })
  await page.getByRole('button', { name: 'Row and column gap apart' }).click()
  await field('Row gap').fill('16')
  await userEvent.keyboard('{Enter}')
  expect(own()).toMatchObject({ 'row-gap': '16px', 'column-gap': '8px' })
})

it.each([HERO, SAVE])('a fresh section or button says nothing of Mixed (%s)', async (id) => {
  const { host } = await open(id, {})
  expect(isMixed(host)).toBe(false)
})
