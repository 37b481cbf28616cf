import type { Page } from '@playwright/test'
import { letterTo, linkIn } from '../packages/server/src/testing/outbox.ts'
import { addElement, enterGallery, newProject, onCanvas, openPanel, publish, setControl } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

const ANN = { name: 'Ann', email: 'ann@example.org', password: 'a long secret', next: 'another long secret' }

/** Who is signed in on the site, as its server says. */
const signedIn = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/ww/accounts/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return ((await answer.json()) as { user: { email: string } | null }).user?.email
  })

test('pages of accounts are added by one press; a visitor signs up, confirms, forgets the password and signs in again', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await enterGallery(page, heddle)
  await newProject(page, { template: 'empty', name: 'Club' })
  await addElement(page, 'Section')
  await addElement(page, 'Text')
  await openPanel(page, 'Plugins')
  await page.getByRole('button', { name: 'Install Site accounts' }).click()
  const card = page.getByRole('region', { name: 'Site accounts' })
  await setControl(page, card, 'Addresses are confirmed by mail', 'on')
  await card.getByRole('button', { name: 'Add sign-in pages' }).click()
  await expect(onCanvas(page, 'Forgotten password')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('pages.png') })
  const url = await publish(page)

  const visitor = await visit(browser)
  const { page: site } = visitor
  const field = (label: string) => site.getByLabel(label, { exact: true })
  const press = (name: string) => site.getByRole('button', { name }).click()

  await test.step('the visitor signs up and confirms the address by the link of the letter', async () => {
    await site.goto(new URL('/sign-up', url).href)
    await field('Name').fill(ANN.name)
    await field('E-mail').fill(ANN.email)
    await field('Password').fill(ANN.password)
    await press('Create the account')
    await expect(site.getByText('Look into your mail')).toBeVisible()
    expect(await signedIn(site)).toBeUndefined()
    await site.goto(linkIn(await letterTo(heddle.data, ANN.email)))
    await press('Sign in')
    await expect(site.getByText('New text')).toBeVisible()
    expect(await signedIn(site)).toBe(ANN.email)
  })

  await test.step('somebody who forgot the password gets a link to the page of the site that sets one', async () => {
    await site.goto(new URL('/sign-in', url).href)
    await site.getByRole('link', { name: 'Forgotten password' }).click()
    // Both pages have a field for the address.
    await expect(site.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
    await field('E-mail').fill(ANN.email)
    await press('Send the link')
    await expect(site.getByText('a link is on its way')).toBeVisible()
    const link = linkIn(await letterTo(heddle.data, ANN.email, 1))
    expect(link).toContain('/new-password?token=')
    await site.goto(link)
    await field('Password').fill(ANN.next)
    await press('Set the password')
    await expect(site.getByText('New text')).toBeVisible()
    // A link works once.
    await site.goto(link)
    await field('Password').fill(ANN.password)
    await press('Set the password')
    await expect(site.getByRole('alert')).toContainText('used already')
  })

  await test.step('the password of before signs in no more, the new one does', async () => {
    await site.context().clearCookies()
    await site.goto(new URL('/sign-in', url).href)
    await field('E-mail').fill(ANN.email)
    await field('Password').fill(ANN.password)
    await press('Sign in')
    await expect(site.getByRole('alert')).toContainText('is not right')
    await field('Password').fill(ANN.next)
    await press('Sign in')
    await expect(site.getByText('New text')).toBeVisible()
    expect(await signedIn(site)).toBe(ANN.email)
  })

  await test.step('whoever runs the site sees the account', async () => {
    await card.getByRole('button', { name: 'Accounts of the site…' }).click()
    await expect(page.getByRole('dialog').getByText(ANN.email)).toBeVisible()
  })
  // The browser tells of answers that refuse; nothing else went wrong.
  expect(visitor.errors.filter((text) => !/status of 4(01|10)/.test(text))).toEqual([])
  await leave(visitor)
  expect(errors).toEqual([])
})
