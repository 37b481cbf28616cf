import type { Browser, Page } from '@playwright/test'
import { addElement, bindSetting, clickOnCanvas, PICTURE, setSetting } from './builder.ts'
import { BEGINNINGS, publishDrawn } from './drawn.ts'
import { openFormService, SERVICE, type FormService } from './form-service.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

/** A day in the middle of a month, whenever this runs. */
const TODAY = new Date('2027-03-10T12:00:00')

for (const { how, isByHand, tag } of BEGINNINGS)
  test(`a booking form of many controls ${how} is filled in by keyboard alone`, { tag }, async ({ page, heddle, browser }) => {
    const errors = collectErrors(page)
    const service = await openFormService()
    const url = await publishDrawn(page, heddle, {
      file: 'booking',
      name: 'Journeys',
      isByHand,
      draw: () => drawForm(page, service.address),
      addresses: { [SERVICE]: service.address },
    })
    expect(errors).toEqual([])
    await fillIn(browser, url, service)
    await service.close()
  })

async function drawForm(page: Page, address: string): Promise<void> {
  await addElement(page, 'Form')
  await setSetting(page, 'Form: Send to', address)
  await clickOnCanvas(page, 'E-mail')
  await addElement(page, 'Error list')
  await addElement(page, 'Select')
  await setSetting(page, 'Select: Accessible label', 'City')
  await setSetting(page, 'Select: Field name', 'city')
  await setSetting(page, 'Select: Searchable', 'on')
  await bindSetting(page, 'Select: Options', "map(range(1, 250), n => concatenate('Town ', n))")
  await setSetting(page, 'Select: Required', 'on')
  await addElement(page, 'Date picker')
  await setSetting(page, 'Date picker: Accessible label', 'Dates')
  await setSetting(page, 'Date picker: Field name', 'dates')
  await setSetting(page, 'Date picker: What is chosen', 'A range')
  await setSetting(page, 'Date picker: Kind of date', 'Day')
  await addElement(page, 'Input')
  await setSetting(page, 'Input: Type', 'Currency')
  await setSetting(page, 'Input: Accessible label', 'Budget')
  await setSetting(page, 'Input: Field name', 'budget')
  await addElement(page, 'File drop')
  await setSetting(page, 'File drop: Accessible label', 'Passport')
  await setSetting(page, 'File drop: Field name', 'passport')
}

async function fillIn(browser: Browser, url: string, service: FormService): Promise<void> {
  const visitor = await visit(browser)
  const { page: form } = visitor
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await form.keyboard.press(key)
  }
  const wrong = form.getByRole('alert').getByRole('listitem')
  // Listened to before the key can open it: the browser is told to keep its own dialog back.
  const chooser = form.waitForEvent('filechooser')
  await form.clock.setFixedTime(TODAY)
  await form.goto(url)

  await test.step('what is missing is listed, and the first of it has the focus', async () => {
    await press('Tab')
    const missing = [/^Name: /, /^E-mail: /, /^City: /, /^Budget: /, /^Passport: /]
    // Until the page is alive the browser says by itself what is missing, one field at a time: whoever presses again sees the list.
    await expect(async () => {
      await press('Enter')
      await expect(wrong).toHaveText(missing, { timeout: 1000 })
    }).toPass()
    await expect(form.getByLabel('Name')).toBeFocused()
    await form.keyboard.type('Ada')
    await press('Tab')
    await form.keyboard.type('ada@example.org')
    await press('Tab')
    await expect(wrong).toHaveText([/^City: /, /^Budget: /, /^Passport: /])
  })
  await test.step('an entry of the list leads to its field', async () => {
    await expect(wrong.first().getByRole('link')).toBeFocused()
    await press('Enter')
    await expect(form.getByRole('combobox', { name: 'City' })).toBeFocused()
  })
  await test.step('a town of 250 is searched', async () => {
    await form.keyboard.type('wn 24')
    await expect(form.getByRole('option')).toHaveText(['Town 24', ...Array.from({ length: 10 }, (_, at) => `Town ${240 + at}`)])
    await press('ArrowDown', 'Enter')
    await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('Town 240')
  })
  await test.step('three days', async () => {
    const dates = form.getByRole('combobox', { name: 'Dates' })
    await press('Tab')
    await expect(dates).toBeFocused()
    await press('Enter')
    await expect(form.getByRole('gridcell', { name: 'Wednesday, March 10, 2027' })).toBeFocused()
    await press('Enter', 'ArrowRight', 'ArrowRight', 'Enter')
    await press('Tab', 'Tab')
    await expect(form.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
    await press('Enter')
    await expect(form.getByRole('dialog')).toBeHidden()
    await expect(dates).toBeFocused()
  })
  await test.step('an amount and a file', async () => {
    await press('Tab')
    await form.keyboard.type('1250.5')
    await press('Tab')
    await expect(form.getByRole('button', { name: 'Passport' })).toBeFocused()
    await press('Enter')
    await (await chooser).setFiles(PICTURE)
    await expect(form.getByText('lake.png')).toBeVisible()
    await expect(wrong).toHaveCount(0)
  })
  await press('Tab', 'Tab')
  await expect(form.getByRole('button', { name: 'Submit' })).toBeFocused()
  await press('Enter')
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(service.sent).toEqual([
    {
      name: 'Ada',
      email: 'ada@example.org',
      city: 'Town 240',
      'dates.start': '2027-03-10',
      'dates.end': '2027-03-12',
      budget: '1250.5',
      passport: { file: 'lake.png', size: 672 },
    },
  ])
  expect(visitor.errors).toEqual([])
  await leave(visitor)
}
