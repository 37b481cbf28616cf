import type { Locator, Page, WebSocket } from '@playwright/test'
import { letterTo, linkIn } from '../packages/server/src/testing/outbox.ts'
import {
  addElement,
  clickOnCanvas,
  onCanvas,
  openPanel,
  panel,
  publish,
  setControl,
  typeOnCanvas,
  waitForEditor,
  waitForSaved,
  startProject,
} from './builder.ts'
import { findTrouble } from './axe.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

const ANN = {
  name: 'Ann',
  email: 'ann@example.org',
  password: 'a long secret',
  next: 'another long secret',
  last: 'the last long secret',
  moved: 'ann@new.example',
}

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
  await startProject(page, heddle, { template: 'empty', name: 'Club' })
  await addElement(page, 'Section')
  await addElement(page, 'Text')
  await openPanel(page, 'Plugins')
  await page.getByRole('button', { name: 'Install Site accounts' }).click()
  const card = page.getByRole('region', { name: 'Site accounts' })
  await setControl(page, card, 'Addresses are confirmed by mail', 'on')
  await card.getByRole('button', { name: 'Add sign-in pages' }).click()
  await expect(onCanvas(page, 'Forgotten password')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('pages.png') })
  await test.step('the words of letters are shown as they arrive, and axe finds nothing in their window', async () => {
    await card.getByRole('button', { name: 'Words of letters…' }).click()
    const letters = page.getByRole('dialog', { name: 'Letters to visitors' })
    await expect(letters.frameLocator('iframe').getByRole('link', { name: 'https://shop.example/' })).toBeVisible()
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme)
      await page.screenshot({ path: test.info().outputPath(`letters-${theme}.png`) })
      expect.soft(await findTrouble(page, { part: '[role="dialog"]' }), theme).toEqual([])
    }
    await letters.getByRole('button', { name: 'Done' }).click()
  })
  const url = await publish(page, { asksFirst: true })

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
    expect((await letterTo(heddle.data, ANN.email, 2)).subject).toMatch(/^Your password at .* was changed$/)
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

  await test.step('a code of a letter signs in too, on the page that asked for it', async () => {
    await site.context().clearCookies()
    await site.goto(new URL('/sign-in', url).href)
    await site.getByRole('link', { name: 'Sign in with a code' }).click()
    await expect(site.getByRole('heading', { name: 'Sign in with a code' })).toBeVisible()
    await field('E-mail').fill(ANN.email)
    await press('Send the code')
    await expect(field('Code')).toBeFocused()
    const code = /^\d{6}$/m.exec((await letterTo(heddle.data, ANN.email, 3)).text)?.[0] ?? ''
    await site.keyboard.type(code === '000000' ? '000001' : '000000')
    await press('Sign in')
    await expect(site.getByRole('alert')).toContainText('This code is not right')
    await press('Send another code')
    await expect(site.getByText('Another code is on its way')).toBeVisible()
    const another = /^\d{6}$/m.exec((await letterTo(heddle.data, ANN.email, 4)).text)?.[0] ?? ''
    await site.screenshot({ path: test.info().outputPath('code.png') })
    await field('Code').fill(another)
    await press('Sign in')
    await expect(site.getByText('New text')).toBeVisible()
    expect(await signedIn(site)).toBe(ANN.email)
  })

  await test.step('the visitor changes their own name, password and address, and sees what was done', async () => {
    await site.goto(new URL('/account', url).href)
    const form = (name: string) => site.getByRole('form', { name, exact: true })
    const send = (name: string, button: string) => form(name).getByRole('button', { name: button, exact: true }).click()
    await expect(site.getByText(`You are signed in as ${ANN.email}`)).toBeVisible()
    await expect(form('Name').getByLabel('Name')).toHaveValue(ANN.name)
    await form('Name').getByLabel('Name').fill('Anna')
    await send('Name', 'Save')
    await expect(form('Name').getByRole('status')).toHaveText('Saved.')
    const present = form('Password').getByLabel('Present password')
    await present.fill(ANN.password)
    await form('Password').getByLabel('New password').fill(ANN.last)
    await send('Password', 'Change the password')
    await expect(form('Password').getByRole('alert')).toHaveText('This is not your password.')
    await present.fill(ANN.next)
    await send('Password', 'Change the password')
    await expect(form('Password').getByRole('status')).toHaveText('The password is changed.')
    await expect(present).toHaveValue('')
    await form('E-mail').getByLabel('New e-mail').fill(ANN.moved)
    await form('E-mail').getByLabel('Present password').fill(ANN.last)
    await send('E-mail', 'Send the link')
    await expect(form('E-mail').getByRole('status')).toContainText('Look into the mail of the new address')
    await site.screenshot({ path: test.info().outputPath('account.png'), fullPage: true })
    await site.goto(linkIn(await letterTo(heddle.data, ANN.moved)))
    await press('Use this address')
    await expect(site.getByText(`You are signed in as ${ANN.moved}`)).toBeVisible()
    expect((await letterTo(heddle.data, ANN.email, 6)).subject).toContain('is to be changed')
    expect((await letterTo(heddle.data, ANN.email, 7)).subject).toMatch(/^Your address at .* was changed$/)
  })

  await test.step('whoever runs the site sees the account, and that its address is confirmed', async () => {
    await card.getByRole('button', { name: 'Accounts of the site…' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Address confirmed' })).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('accounts.png') })
    await expect(page.getByRole('dialog').getByText(ANN.moved)).toBeVisible()
  })
  await test.step('the home page is for members from now on: on staging first, and who sees less is told before it counts', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await openPanel(page, 'Pages')
    await page.getByRole('button', { name: /^Open Home/ }).click()
    await page.getByRole('button', { name: /Who may see it/ }).click()
    await page.getByRole('option', { name: 'All who are signed in' }).click()
    await waitForSaved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    // It comes in a moment and moves what stands above: a press before would miss.
    await expect(dialog.getByRole('region', { name: 'What is shown where' })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Staging' }).click({ force: true })
    await dialog.getByRole('button', { name: /^Publish to staging/ }).click()
    const staging = dialog.getByRole('status').getByRole('link')
    const staged = (await staging.getAttribute('href')) ?? ''
    const stranger = await visit(browser)
    const sees = async (address: string, what: Locator) => {
      await stranger.page.goto(address)
      await expect(what).toBeVisible()
    }
    const [home, signIn] = [stranger.page.getByText('New text'), stranger.page.getByRole('heading', { name: 'Sign in' })]
    await sees(staged, signIn)
    await sees(url, home)
    await dialog.getByRole('button', { name: 'Promote to visitors' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Home' }).first()).toContainText(
      'is no longer seen by those not signed in',
    )
    await page.screenshot({ path: test.info().outputPath('promote.png') })
    await dialog.getByRole('button', { name: 'Show to visitors' }).click()
    await expect(dialog.getByText('Visitors see the same release')).toBeVisible()
    await sees(url, signIn)
    await site.goto(url)
    await expect(site.getByText('New text')).toBeVisible()
    await leave(stranger)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('opened to everybody again and published straight, the page waits until somebody looked at who sees more', async () => {
    await page.getByRole('button', { name: /Who may see it/ }).click()
    await page.getByRole('option', { name: 'Everybody' }).click()
    await waitForSaved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('button', { name: /^Publish (now|with warnings)$/ }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Page/' }).first()).toContainText(
      'comes to be seen by those not signed in',
    )
    await page.screenshot({ path: test.info().outputPath('held.png') })
    const stranger = await visit(browser)
    await stranger.page.goto(url)
    await expect(stranger.page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Show to visitors' }).click()
    await expect(dialog.getByText('Visitors see this release now.')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('shown.png') })
    await stranger.page.goto(url)
    await expect(stranger.page.getByText('New text')).toBeVisible()
    await leave(stranger)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('the visitor deletes the account, and whoever runs the site sees it no more', async () => {
    await site.goto(new URL('/account', url).href)
    const deleting = site.getByRole('form', { name: 'Delete the account' })
    await deleting.getByLabel('Present password').fill(ANN.last)
    await deleting.getByRole('button', { name: 'Delete the account' }).click()
    await expect(site.getByText('New text')).toBeVisible()
    expect(await signedIn(site)).toBeUndefined()
    await site.goto(new URL('/account', url).href)
    await expect(site.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect((await letterTo(heddle.data, ANN.moved, 1)).subject).toMatch(/^Your account at .* was deleted$/)
    await openPanel(page, 'Plugins')
    await card.getByRole('button', { name: 'Accounts of the site…' }).click()
    await expect(page.getByRole('dialog').getByText(/^Nobody/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('somebody who is invited to write texts writes them, and takes nothing away', async () => {
    await openPanel(page, 'Settings')
    await panel(page)
      .getByRole('button', { name: /Invite as/ })
      .click()
    await page.getByRole('option', { name: 'Content editor' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Invitation link').inputValue()
    const writer = await browser.newPage()
    const wrong = collectErrors(writer)
    const sockets: WebSocket[] = []
    writer.on('websocket', (socket) => sockets.push(socket))
    await writer.goto(link)
    await writer.getByLabel('Name').fill('Eve')
    await writer.getByLabel('E-mail').fill('eve@example.org')
    await writer.getByLabel('Password', { exact: true }).fill('a long secret')
    await writer.getByRole('button', { name: 'Make account and join' }).click()
    await waitForEditor(writer)
    await expect(writer.getByText('You are a content editor here')).toBeVisible()
    await clickOnCanvas(writer, 'New text')
    await writer.keyboard.press('Delete')
    await expect(writer.getByText('You may change texts and pictures in this project, and nothing else')).toBeVisible()
    await typeOnCanvas(writer, 'New text', 'Welcome')
    await waitForSaved(writer)
    await expect(onCanvas(page, 'Welcome')).toBeVisible()
    await expect(
      writer.getByRole('region', { name: 'Text', exact: true }).getByRole('img', { name: 'Takes the role of an editor' }),
    ).toBeVisible()
    await writer.screenshot({ path: test.info().outputPath('writer.png') })

    // The list of members is asked for when it is opened.
    await openPanel(page, 'Pages')
    await openPanel(page, 'Settings')
    await panel(page).getByRole('button', { name: 'Remove Eve' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true)
    await expect(writer.getByText('somebody removed you from it')).toBeVisible()
    await writer.screenshot({ path: test.info().outputPath('removed.png') })
    await writer.reload()
    await expect(writer.getByText('This project does not exist, or it is not yours.')).toBeVisible()
    await writer.close()
    // The browser tells of connections that were ended and refused.
    expect(wrong.filter((text) => !/WebSocket|status of 404/.test(text))).toEqual([])
  })
  // The browser tells of answers that refuse; nothing else went wrong.
  expect(visitor.errors.filter((text) => !/status of 4(01|03|10)/.test(text))).toEqual([])
  await leave(visitor)
  expect(errors).toEqual([])
})
