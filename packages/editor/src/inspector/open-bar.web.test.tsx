import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DocumentView } from '@heddle/document'
import { insertClass, setCondition, setOpen, setOverrides } from '@heddle/document/operations'
import { stepHistory } from '../commands/history.commands.ts'
import { leaveInside, openInstance } from '../session/inside/inside.ts'
import { openEditor } from '../testing/open-editor.tsx'
import { id, twoCards } from '../testing/two-cards.tsx'
import { SelectionInspector } from './selection-inspector.tsx'

test('an element that its component opens is changed for one instance alone, which is marked and can be taken back', async () => {
  const { editor } = await openEditor(twoCards, <SelectionInspector />)
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  openInstance(editor, id('first'))
  editor.session.selection.value = [id('fixed')]
  await expect.element(page.getByRole('tab', { name: 'Settings' })).toBeVisible()
  expect(page.getByRole('radio', { name: 'Only Shipping' }).query()).toBeNull()
  editor.session.selection.value = [id('label')]
  await page.getByRole('radio', { name: 'Only Shipping' }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Only here')
  await userEvent.tab()
  await expect.element(page.getByText('1 value is set for Shipping')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Text: Set here' })).toBeVisible()
  const overrides = () => editor.view.find('node', id('first'))?.overrides?.[id('label')]
  expect(overrides()?.props).toEqual({ text: { en: 'Only here' } })
  await page.getByRole('radio', { name: 'All instances' }).click()
  await expect.element(text).toHaveValue('In a card')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => page.getByText('1 value is set for Shipping').query()).toBeNull()
  editor.client.undo()
  await expect.element(page.getByText('1 value is set for Shipping')).toBeVisible()
})

test('an instance lists what its component opens to it, and a press changes that for it alone', async () => {
  const { editor } = await openEditor(twoCards, <SelectionInspector />)
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id('first')]
  await expect.element(page.getByRole('tab', { name: 'Settings' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Set inside' }).query()).toBeNull()
  editor.session.selection.value = []
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  editor.session.selection.value = [id('first')]
  await expect.element(page.getByText('as the component has it')).toBeVisible()
  expect(page.getByRole('button', { name: 'Take back all that is set inside' }).query()).toBeNull()
  await page.getByRole('button', { name: /^Change .* here$/ }).click()
  const { inside, selection } = editor.session
  expect([inside.value?.path, selection.value]).toEqual([[id('first')], [id('label')]])
  await expect.element(page.getByRole('radio', { name: 'Only Shipping' })).toBeChecked()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Only here')
  await userEvent.tab()
  leaveInside(editor)
  await expect.element(page.getByRole('button', { name: 'Take back all that is set inside' })).toBeVisible()
  expect(page.getByText('as the component has it').query()).toBeNull()
})

test('styles that are set for one instance stand above those that all have', async () => {
  const { editor } = await openEditor(twoCards, <SelectionInspector />)
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  openInstance(editor, id('first'))
  editor.session.selection.value = [id('label')]
  editor.session.isOnlyHere.value = true
  const width = page.getByRole('textbox', { name: 'Width', exact: true })
  await expect.element(width).toBeVisible()
  await width.fill('120')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'W, Width: Set here' })).toBeVisible()
  expect(editor.view.find('node', id('first'))?.overrides?.[id('label')]?.styles).toEqual({ default: { width: '120px' } })
  expect(editor.view.find('node', id('label'))?.styles).toEqual({})
  await page.getByRole('radio', { name: 'All instances' }).click()
  await width.fill('80')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => editor.view.find('node', id('label'))?.styles).toEqual({ default: { width: '80px' } })
  leaveInside(editor)
  stepHistory(editor, 'undo')
  expect([editor.session.inside.value?.path, editor.session.selection.value]).toEqual([[id('first')], [id('label')]])
})

test('a formula that is set for one instance alone is asked why where it is listed', async () => {
  const { editor } = await openEditor(twoCards, <SelectionInspector />)
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  const bind = (view: DocumentView, ids: readonly string[]) =>
    setCondition(view, { ids, condition: { type: 'f', code: 'browser.isMobile' } })
  editor.change('Bind', setOverrides(editor.view, { ids: [id('first')], nodeIds: [id('label')], change: bind }))
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id('first')]
  await expect.element(page.getByRole('heading', { name: 'Set inside' })).toBeVisible()
  await page.getByRole('button', { name: 'Why this value of Show when?' }).click()
  const { inside, selection } = editor.session
  await expect.poll(() => [inside.value?.path, selection.value]).toEqual([[id('first')], [id('label')]])
})

test('visibility and classes are set for instances that were chosen together; each value is taken back by itself', async () => {
  const { editor } = await openEditor(twoCards, <SelectionInspector />)
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  editor.change('Class', insertClass(editor.view, { name: 'Wide', newId: () => id('wide') }))
  const { session, view } = editor
  session.selection.value = [id('first'), id('second')]
  openInstance(editor, id('first'))
  session.selection.value = [id('label')]
  session.inspectorTab.value = 'style'
  await page.getByRole('radio', { name: 'Only these 2' }).click()
  await page.getByRole('button', { name: 'Add a class' }).click()
  await page.getByRole('button', { name: 'Wide', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Edit class Wide' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Edit class Wide' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent('The class is shared')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Show when: Always' }).click()
  await page.getByRole('option', { name: 'Never' }).click()
  const overrides = () => ['first', 'second'].map((name) => view.find('node', id(name))?.overrides?.[id('label')])
  const set = { condition: false, classes: { [id('wide')]: expect.any(String) as string } }
  await expect.poll(overrides).toEqual([set, set])
  await page.getByRole('button', { name: 'Show when: Set here' }).click({ modifiers: ['Alt'] })
  await expect.poll(overrides).toEqual([{ classes: set.classes }, { classes: set.classes }])
  await expect.element(page.getByRole('button', { name: 'Show when: Set here' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show when: Always' }).click()
  await page.getByRole('option', { name: 'Never' }).click()
  await expect.poll(overrides).toEqual([set, set])
  expect([view.find('node', id('label'))?.classes, view.find('node', id('label'))?.condition]).toEqual([{}, undefined])
  await page.getByRole('button', { name: '4 values are set for these 2' }).click()
  await page.getByRole('button', { name: 'Take back Show when' }).click()
  await expect.poll(overrides).toEqual([{ classes: set.classes }, { classes: set.classes }])
  leaveInside(editor)
  await expect.element(page.getByRole('heading', { name: 'Set inside' })).toBeVisible()
  await page.getByRole('button', { name: 'Take back all that is set inside' }).click()
  await expect.element(page.getByText('as the component has it')).toBeVisible()
  expect(overrides()).toEqual([{ classes: {} }, { classes: {} }])
})

test('a state of an open element is made and styled for one instance alone, and listed and taken back like the rest', async () => {
  const { editor } = await openEditor(twoCards, <SelectionInspector />)
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  openInstance(editor, id('first'))
  editor.session.selection.value = [id('label')]
  editor.session.isOnlyHere.value = true
  const chip = (name: string) =>
    page.getByRole('group', { name: 'State', exact: true }).getByRole('button', { name, exact: true })
  await chip('Add a state with a condition').click()
  await expect.element(page.getByRole('textbox', { name: 'Formula: Holds when' })).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}2 > 1{Control>}{Enter}{/Control}')
  const own = () => editor.view.find('node', id('first'))?.overrides?.[id('label')]
  await expect.poll(() => Object.values(own()?.states ?? {})).toMatchObject([{ name: 'State', condition: { code: '2 > 1' } }])
  await page.getByRole('textbox', { name: 'Height', exact: true }).fill('40px')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => Object.values(own()?.styles ?? {})).toEqual([{ height: '40px' }])
  expect(editor.view.find('node', id('label'))).not.toHaveProperty('states')
  await page.getByRole('button', { name: /^2 values are set/ }).click()
  await expect.element(page.getByText('State State')).toBeVisible()
  await expect.element(page.getByText('ƒ 2 > 1').first()).toBeVisible()
})
