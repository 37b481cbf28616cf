import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { HeadSection } from './head-section.tsx'

async function open() {
  const { editor } = await openEditor([<Page key="home" name="Home" />], <HeadSection />)
  await expect.element(page.getByRole('heading', { name: 'Head of every page' })).toBeVisible()
  return { editor, site: () => editor.view.site() }
}
const field = (name: string) => page.getByRole('textbox', { name })
const leave = () => userEvent.keyboard('{Control>}{Enter}{/Control}')

it('takes tags of one’s own for the head; what cannot stand there is refused with the reason and stays to be mended', async () => {
  const { editor, site } = await open()
  await expect.element(field('Code for the head')).toHaveAccessibleDescription(/never on the canvas/)
  await field('Code for the head').fill('<meta name="verify" content="1"><div>')
  await leave()
  await expect.element(field('Code for the head')).toHaveAccessibleDescription(/"<div>" is none of them/)
  expect(site()?.headCode).toBeUndefined()
  await field('Code for the head').fill('<meta name="verify" content="1">')
  await leave()
  expect(site()?.headCode).toBe('<meta name="verify" content="1">')
  editor.client.undo()
  await expect.element(field('Code for the head')).toHaveValue('')
})

it('says what crawlers are told, and what addresses begin with, by keyboard alone', async () => {
  const { editor, site } = await open()
  await field('robots.txt').fill('User-agent: *\nDisallow: /')
  await leave()
  expect(site()?.robots).toBe('User-agent: *\nDisallow: /')
  await field('Base tag').fill('javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Base tag')).toBeInvalid()
  await field('Base tag').fill('/shop/')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('radio', { name: 'New tab' }).click({ force: true })
  expect(site()?.baseTag).toEqual({ href: '/shop/', target: '_blank' })
  await page.getByRole('radio', { name: 'Same tab' }).click({ force: true })
  expect(site()?.baseTag).toEqual({ href: '/shop/' })
  editor.client.undo()
  editor.client.undo()
  editor.client.undo()
  expect(site()?.baseTag).toBeUndefined()
})
