import { expect, type Locator, type Page } from '@playwright/test'
import { canvasArea, inspector, selectInNavigator } from './builder.ts'

/** Types over a field and leaves it by Enter. */
export async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
}

/**
 * Makes a component of an element and goes into it.
 * @param properties what instances set for themselves: a text that it shows, and the name of the property for it
 */
export async function makeComponent(
  page: Page,
  element: string,
  name: string,
  properties: Readonly<Record<string, string>> = {},
): Promise<void> {
  await selectInNavigator(page, element)
  await page.keyboard.press('Control+Alt+K')
  const dialog = page.getByRole('dialog', { name: 'Make a component' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  for (const [text, property] of Object.entries(properties)) {
    await dialog.getByRole('checkbox', { name: text }).check()
    await dialog.getByRole('textbox', { name: `Name of the property for ${text}`, exact: true }).fill(property)
  }
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The keys are the tree's again a frame after the window has gone.
  await expect(page.getByRole('tree')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inspector(page).getByRole('textbox', { name: 'Name of the component' })).toHaveValue(name)
}

/** Adds a property to the component that is open. */
export async function addProperty(page: Page, name: string, kind: string, value?: string): Promise<void> {
  await inspector(page).getByRole('button', { name: 'Add a property' }).click()
  await expect(inspector(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await inspector(page).getByRole('button', { name: /Kind$/ }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  if (value !== undefined) await fill(inspector(page).getByRole('textbox', { name: `Default of ${name}` }), value)
}

/** Adds a trigger with a sample of what it carries, as JSON. */
export async function addTrigger(page: Page, name: string, sample: string): Promise<void> {
  await inspector(page).getByRole('button', { name: 'Add a trigger' }).click()
  await expect(inspector(page).getByRole('textbox', { name: 'Name', exact: true }).last()).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const event = inspector(page).getByRole('group', { name: 'Sample event', exact: true })
  await event.getByRole('radio', { name: 'JSON' }).click()
  await event.getByRole('textbox', { name: 'Sample event' }).fill(sample)
  await page.keyboard.press('Control+Enter')
}

/** Goes out of the component that is open; its instance is selected then. */
export async function leaveComponent(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect(canvasArea(page).getByRole('status')).toContainText(' selected')
}
