import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page } from '@heddle/testing'
import { openEditor } from '../../../testing/open-editor.tsx'
import { HeadSettings } from '../head-fields.tsx'

const TENT = 'tent000000000000'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

async function open() {
  const { editor } = await openEditor([<Page key="tent" id={TENT} name="Tent" title="Tent" />], <HeadSettings />)
  editor.session.pageId.value = TENT
  const written = (): unknown => {
    const text = editor.view.find('page', TENT)?.meta.structuredData?.['en']
    return typeof text === 'string' ? JSON.parse(text) : text
  }
  return { editor, written }
}
const put = async (name: string, text: string) => {
  await field(name).fill(text)
  await userEvent.tab()
}
const pick = async (control: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`^${control}:`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('structured data', () => {
  it('is filled in as a form that writes the JSON below it; each step is undone by itself', async () => {
    const { editor, written } = await open()
    await pick('Tells about in en', 'Product')
    await expect.element(page.getByText('Search engines ask for this too: Name, Price, Currency.')).toBeVisible()
    await put('Name in en', 'Tent')
    await put('Price in en', 'much')
    await expect.element(page.getByText('A number is needed, such as 19.90')).toBeVisible()
    await put('Price in en', '199')
    await pick('In stock in en', 'Yes')
    const offers = { '@type': 'Offer', price: '199', availability: 'https://schema.org/InStock' }
    const tent = { '@context': 'https://schema.org', '@type': 'Product', name: 'Tent', offers }
    expect(written()).toEqual(tent)
    await expect.element(field('Structured data in en')).toHaveValue(JSON.stringify(tent, undefined, 2))
    editor.client.undo()
    expect(written()).toEqual({ ...tent, offers: { '@type': 'Offer', price: '199' } })
  })

  it('is read from JSON, of which nothing is lost; wrong JSON stays and says where', async () => {
    const { written } = await open()
    await field('Structured data in en').fill('{ "@type": "FAQPage", "mainEntity": [{ "name": "Why?" }], "odd": 1 }')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(field('Question 1 in en')).toHaveValue('Why?')
    await page.getByRole('button', { name: 'Add question' }).click()
    await put('Question 2 in en', 'How?')
    await page.getByRole('button', { name: 'Move question 2 up' }).click()
    expect(written()).toEqual({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'How?' }, { name: 'Why?' }],
      odd: 1,
    })
    await field('Structured data in en').fill('{\n"a" 1 }')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Line 2, column 5: a colon is needed behind the key')).toBeVisible()
    await expect.element(field('Structured data in en')).toHaveValue('{\n"a" 1 }')
  })
})
