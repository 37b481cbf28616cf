import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formula } from '@heddle/kit'
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
