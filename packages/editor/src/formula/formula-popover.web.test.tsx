import { signal } from '@preact/signals-core'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Binding } from '@heddle/document'
import { Button, Page, Section, Variable } from '@heddle/testing'
import type { CanvasConnection } from '../frame/connection.ts'
import { FormulaHost } from '../testing/formula-host.tsx'
import type { DataEntry } from './data-entries.ts'
import { callOf } from './placeholders.ts'
import type { PastValues } from './past-values.ts'
import { openEditor } from '../testing/open-editor.tsx'

const COUNT = 'count00000000000'
const ONE = 'one0000000000000'
const fixture = (
  <Page id="page000000000000" name="Home">
    <Variable id={COUNT} name="visits" type="number" value={3} />
    <Section>
      <Button id={ONE}>One</Button>
    </Section>
  </Page>
)

async function open(value?: Binding, past?: PastValues, given?: readonly DataEntry[]) {
  await page.viewport(1000, 700)
  const onBind = vi.fn<(binding: Binding) => void>()
  const onClose = vi.fn<() => void>()
  const evaluate = vi.fn<CanvasConnection['evaluate']>(async (_, text) =>
    text.includes('broken')
      ? { ok: false, message: 'broken is not known here' }
      : { ok: true, value: { rows: [1] }, kind: 'object' },
  )
  const opened = await openEditor(
    fixture,
    <FormulaHost
      nodeId={ONE}
      value={value}
      {...(past && { past })}
      {...(given && { given })}
      onBind={onBind}
      onClose={onClose}
    />,
  )
  const connection: Partial<CanvasConnection> = {
    evaluate,
    isDrawn: signal(true),
    send: () => undefined,
    listen: () => () => undefined,
  }
  opened.editor.canvas.value = connection as CanvasConnection
  await expect.element(page.getByRole('dialog', { name: 'Formula: Text' })).toBeVisible()
  const input = page.getByRole('textbox', { name: 'Formula: Text' })
  await expect.element(input).toHaveFocus()
  return { onBind, onClose, evaluate, input }
}

describe('the formula editor', () => {
  it('completes a variable by its name, keeps its id and shows it as a chip', async () => {
    const { onBind } = await open()
    await userEvent.keyboard('1 + vis')
    await expect.element(page.getByRole('option', { name: /visits/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('.cm-formula-chip')?.textContent).toBe('visits')
    await page.getByRole('button', { name: 'Apply' }).click()
    expect(onBind).toHaveBeenCalledWith({
      type: 'f',
      code: expect.stringMatching(new RegExp(`^1 \\+\\s+variables\\['${COUNT}'\\]$`)) as string,
    })
  })
  it('keeps the id of a variable whose name is typed to its end, so that a rename breaks nothing', async () => {
    const { onBind } = await open({ type: 'f', code: '' })
    await userEvent.keyboard('2 * variables.visits')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onBind).toHaveBeenCalledWith({ type: 'f', code: `2 * variables['${COUNT}']` })
  })
  it('offers functions with what they take, and marks a wrong argument', async () => {
    await open({ type: 'f', code: '' })
    await userEvent.keyboard('concat')
    await expect.element(page.getByRole('option', { name: /^concatenate\(/ })).toBeVisible()
    await userEvent.keyboard("{Escape}enate(round('a'))")
    // A text may be a number, so that it is a warning; a truth value never is.
    await expect.poll(() => document.querySelector('.cm-lintRange-warning')?.textContent).toBe("'a'")
    await userEvent.keyboard(' + round(true)')
    await expect.poll(() => document.querySelector('.cm-lintRange-error')?.textContent).toBe('true')
  })
  it('writes a formula of the project with what it takes as places that Tab goes through; Escape leaves them, then the editor', async () => {
    const { onBind, onClose } = await open({ type: 'f', code: '' }, undefined, [
      { group: 'Formulas', name: 'withTax', kind: 'function', ...callOf('withTax', [{ name: 'price' }, { name: 'rate' }]) },
    ])
    await userEvent.keyboard('withTa')
    await page.getByRole('option', { name: /withTax/ }).click()
    await userEvent.keyboard('10{Tab}0.2')
    await expect.poll(() => document.querySelector('.cm-content')?.textContent).toBe('withTax(10, 0.2)')
    await userEvent.keyboard('{Control>}{End}{/Control} + ')
    await page.getByRole('button', { name: 'Insert withTax formula' }).click()
    await userEvent.keyboard('7{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onBind).toHaveBeenCalledWith({ type: 'f', code: 'withTax(10, 0.2) + withTax(7, rate)' })
  })
  it('writes data from the tree where the caret is', async () => {
    const { onBind } = await open({ type: 'f', code: '10 * ' })
    await page.getByRole('button', { name: 'Insert visits number' }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onBind).toHaveBeenCalledWith({ type: 'f', code: `10 * variables['${COUNT}']` })
  })
  it('underlines what is wrong, says it, and applies nothing', async () => {
    const { onBind } = await open({ type: 'f', code: '1 + * 2' })
    await expect.element(page.getByRole('status', { name: 'Result' })).toHaveTextContent('ResultUnexpected *')
    await expect.poll(() => document.querySelector('.cm-lintRange-error')?.textContent).toBe('*')
    await expect.element(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onBind).not.toHaveBeenCalled()
  })
  it('says the one text of the specification for a formula that is cut off', async () => {
    await open({ type: 'f', code: '1 +' })
    await expect.element(page.getByRole('status', { name: 'Result' })).toHaveTextContent('ResultUnexpected end of formula')
  })
  it('shows the live result with its type, as the element on the canvas sees it', async () => {
    const { evaluate } = await open({ type: 'f', code: 'context.item' })
    await expect.element(page.getByRole('status', { name: 'Result' })).toHaveTextContent('Resultobject{ "rows": [ 1 ] }')
    expect(evaluate).toHaveBeenLastCalledWith(ONE, 'context.item', undefined)
    await userEvent.keyboard(' + broken')
    await expect.element(page.getByRole('status', { name: 'Result' })).toHaveTextContent('Resultbroken is not known here')
  })
  it('shows what a run gave and whence that is, and says what is missing instead of nothing', async () => {
    const names = { event: { key: 'a' } }
    const noteOf = (code: string) =>
      code.includes('send') ? { missing: 'Send did not run yet' } : { whence: 'From the last run' }
    const { evaluate } = await open({ type: 'f', code: 'event.key' }, { names, noteOf })
    const result = page.getByRole('status', { name: 'Result' })
    await expect.element(result).toHaveTextContent('Resultobject{ "rows": [ 1 ] }From the last run')
    expect(evaluate).toHaveBeenLastCalledWith(ONE, 'event.key', names)
    await userEvent.keyboard(' + send')
    await expect.element(result).toHaveTextContent('ResultSend did not run yet')
  })
  it('leaves everything as it was on Escape', async () => {
    const { onBind, onClose } = await open({ type: 'f', code: '1' })
    await userEvent.keyboard('2{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onBind).not.toHaveBeenCalled()
  })
})
