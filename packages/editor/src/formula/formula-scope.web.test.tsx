import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formula, pairs } from '@heddle/kit'
import { Page, Section } from '@heddle/testing'
import { FieldControl } from '../fields/field-control.tsx'
import { openEditor } from '../testing/open-editor.tsx'
import { FormulaScopeContext } from './formula-controls.ts'

const field = pairs({ label: { en: 'Headers' } })
const fixture = (
  <Page name="Home">
    <Section />
  </Page>
)

it('a formula inside of a list reads what the place of the whole list has, and is shown with it', async () => {
  await page.viewport(1000, 700)
  const onCommit = vi.fn<(value: unknown) => void>()
  const scope = {
    sample: { event: { key: 'a' } },
    given: [{ group: 'What actions gave', name: 'Fetch', code: 'fetched', kind: 'array' }],
    past: { names: {}, noteOf: () => ({ missing: 'Fetch did not run yet' }) },
  }
  await openEditor(
    fixture,
    <div style={{ width: 300, marginInlineStart: 'auto' }}>
      <FormulaScopeContext value={scope}>
        <FieldControl
          field={field}
          label="Headers"
          value={[{ name: 'key', value: '' }]}
          nodeId={undefined}
          canBind
          isMixed={false}
          onCommit={onCommit}
          onShow={onCommit}
          onShowEnd={() => undefined}
        />
      </FormulaScopeContext>
    </div>,
  )
  await page.getByRole('textbox', { name: 'Value 1, Headers' }).click()
  await userEvent.keyboard('=')
  await expect.element(page.getByRole('button', { name: 'Insert Fetch list' })).toBeVisible()
  await page.getByRole('button', { name: 'Insert event.key text' }).click()
  // What is picked while the editor of the text is on the way is in it when it comes.
  await expect.poll(() => document.activeElement?.closest('.cm-content')?.textContent).toContain('key')
  await expect.element(page.getByRole('status', { name: 'Result' })).toMatchTextContent(/Fetch did not run yet/)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onCommit).toHaveBeenLastCalledWith([{ name: 'key', value: { type: 'f', code: 'event.key' } }])
})

it('a field that takes nothing but a formula reads it too, beside the names that it gives itself', async () => {
  await page.viewport(1000, 700)
  const onCommit = vi.fn<(value: unknown) => void>()
  const scope = {
    sample: { event: { key: 'a' } },
    given: [{ group: 'What actions gave', name: 'Fetch', code: 'fetched', kind: 'array' }],
  }
  await openEditor(
    fixture,
    <div style={{ width: 300, marginInlineStart: 'auto' }}>
      <FormulaScopeContext value={scope}>
        <FieldControl
          field={formula({ label: { en: 'Condition' }, sample: { value: 'text' } })}
          label="Condition"
          value={undefined}
          nodeId={undefined}
          isMixed={false}
          onCommit={onCommit}
          onShow={onCommit}
          onShowEnd={() => undefined}
        />
      </FormulaScopeContext>
    </div>,
  )
  await page.getByRole('button', { name: 'Write the formula of Condition' }).click()
  await expect.element(page.getByRole('button', { name: 'Insert Fetch list' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Insert value text' })).toBeVisible()
  await page.getByRole('button', { name: 'Insert event.key text' }).click()
  await expect.poll(() => document.activeElement?.closest('.cm-content')?.textContent).toContain('key')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onCommit).toHaveBeenLastCalledWith({ type: 'f', code: 'event.key' })
})
