import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boolean, choice, color, formula, icon, image, length, number, text, value } from '@heddle/kit'
import { openFields } from '../testing/open-fields.tsx'

describe('a formula that the element works out itself', () => {
  const fields = { valid: formula({ label: { en: 'Valid when' }, sample: { value: 'Anna' } }) }

  it('is written with the names that it is given, changed and taken away, by keyboard', async () => {
    const { stored } = await openFields(fields)
    expect(page.getByRole('button', { name: 'Bind Valid when to a formula' }).query()).toBe(null)
    page.getByRole('button', { name: 'Write the formula of Valid when' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const input = page.getByRole('textbox', { name: 'Formula: Valid when' })
    await expect.element(input).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Given here' })).toBeVisible()
    await page.getByRole('button', { name: 'Insert value text' }).click()
    await userEvent.keyboard(' > 1{Control>}{Enter}{/Control}')
    expect(stored('valid')).toEqual({ type: 'f', code: 'value > 1' })
    await page.getByRole('button', { name: 'Edit the formula of Valid when: value > 1' }).click()
    await page.getByRole('button', { name: 'Remove the formula' }).click()
    expect(stored('valid')).toBeUndefined()
    await expect.element(page.getByRole('button', { name: 'Write the formula of Valid when' })).toBeVisible()
  })
})

describe('a field of each plain kind', () => {
  const fields = {
    text: text({ label: { en: 'Title' } }),
    number: number({ label: { en: 'Rows' }, min: 1, max: 25, default: 4 }),
    boolean: boolean({ label: { en: 'Wide' } }),
    choice: choice({
      label: { en: 'Size' },
      options: [
        { value: 's', label: { en: 'Small' } },
        { value: 'l', label: { en: 'Large' } },
      ],
      default: 's',
    }),
    color: color({ label: { en: 'Ground' } }),
    length: length({ label: { en: 'Gap' } }),
    icon: icon({ label: { en: 'Sign' } }),
    image: image({ label: { en: 'Picture' } }),
    value: value({ label: { en: 'Data' }, default: [], shape: 'list' }),
  }

  it('has a control with its label and value, which changes what is stored', async () => {
    const { stored } = await openFields(fields)
    await page.getByRole('textbox', { name: 'Title' }).fill('Bread')
    await userEvent.keyboard('{Enter}')
    expect(stored('text')).toBe('Bread')
    await page.getByRole('textbox', { name: 'Rows' }).fill('7')
    await userEvent.keyboard('{Enter}')
    expect(stored('number')).toBe(7)
    page.getByRole('switch', { name: 'Wide' }).element().focus()
    await userEvent.keyboard(' ')
    expect(stored('boolean')).toBe(true)
    await page.getByRole('button', { name: 'Size: Small' }).click()
    await page.getByRole('option', { name: 'Large' }).click()
    expect(stored('choice')).toBe('l')
    await page.getByRole('textbox', { name: 'Gap' }).fill('8')
    await userEvent.keyboard('{Enter}')
    expect(stored('length')).toBe('8px')
    await expect.element(page.getByRole('button', { name: 'Sign: No icon' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Picture: No picture' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Data' })).toHaveValue('[]')
  })

  it('shows something safe where a wrong value is stored, and takes a good one', async () => {
    const wrong = { a: ['<b>'] }
    const { stored } = await openFields(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, { default: wrong }])))
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect.element(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('')
    await expect.element(page.getByRole('switch', { name: 'Wide' })).not.toBeChecked()
    await expect.element(page.getByRole('button', { name: 'Sign: No icon' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Rows' }).fill('3')
    await userEvent.keyboard('{Enter}')
    expect(stored('number')).toBe(3)
  })
})
