import type { MemberRole } from '@heddle/document'
import { Page } from '@heddle/testing'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openEditor } from '../testing/open-editor.tsx'
import { DomainsSection } from './domains-section.tsx'

const domain = (host: string, state: string, problem?: string) => ({
  host,
  state,
  ...(problem !== undefined && { problem }),
  checkedAt: state === 'pending' ? null : Date.now(),
  isMain: false,
  url: `http://${host}`,
  record: { name: `_heddle.${host}`, value: `heddle-verify=of-${host}` },
})

/** A server with these names, that remembers what it was asked to do. */
async function show(domains: readonly object[], role: MemberRole = 'owner', refusal?: string) {
  const asked: string[] = []
  await openEditor(
    <Page name="Home" />,
    <DomainsSection />,
    async (address, init) => {
      const path = String(address).replace(/^\/api\/projects\/[a-z0-9]+/, '')
      const method = init?.method ?? 'GET'
      if (method === 'GET') return Response.json({ domains, target: 'bakery.example.net' })
      asked.push(`${method} ${path}${typeof init?.body === 'string' ? ` ${init.body}` : ''}`)
      if (refusal !== undefined) return Response.json({ error: { code: 'x', message: refusal, path: 'host' } }, { status: 422 })
      return Response.json({ done: true })
    },
    undefined,
    role,
  )
  return asked
}

test('a name is added, and what is to be done for it is said with the values to copy', async () => {
  const asked = await show([domain('www.bakery.example', 'pending')])
  await expect.element(browser.getByText('Not checked yet')).toBeVisible()
  await expect.element(browser.getByText(/TXT record _heddle.www.bakery.example/)).toBeVisible()
  const value = browser.getByRole('textbox', { name: 'Value of the record for www.bakery.example' })
  await expect.element(value).toHaveValue('heddle-verify=of-www.bakery.example')
  await expect.element(browser.getByText(/a CNAME to bakery.example.net/)).toBeVisible()
  await browser.getByLabelText('Host name', { exact: true }).fill('shop.example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toEqual(['POST /domains {"host":"shop.example"}'])
  await expect.element(browser.getByLabelText('Host name', { exact: true })).toHaveValue('')
})

test('what is wrong with a name stands at its field, and what was typed stays', async () => {
  await show([], 'admin', 'This name is the server’s own.')
  await expect.element(browser.getByText('The site has no name of its own yet.')).toBeVisible()
  await browser.getByLabelText('Host name', { exact: true }).fill('localhost')
  await userEvent.click(browser.getByRole('button', { name: 'Add' }))
  await expect.element(browser.getByText('This name is the server’s own.')).toBeVisible()
  await expect.element(browser.getByLabelText('Host name', { exact: true })).toHaveValue('localhost')
})

test('each state says what it means; a check and a removal name the domain, and the removal asks first', async () => {
  const asked = await show([domain('a.example', 'failed', 'other'), domain('b.example', 'verified')])
  await expect.element(browser.getByText(/with another value/)).toBeVisible()
  await expect.element(browser.getByRole('link', { name: 'b.example' })).toHaveAttribute('href', 'http://b.example')
  await userEvent.click(browser.getByRole('button', { name: 'Check a.example' }))
  await userEvent.click(browser.getByRole('button', { name: 'Remove b.example' }))
  await userEvent.click(browser.getByRole('button', { name: 'Remove the domain' }))
  await expect.poll(() => asked).toEqual(['POST /domains/a.example/check {}', 'DELETE /domains/b.example'])
})

test('one name is made the one that others lead to, which says what it does', async () => {
  const asked = await show([domain('bakery.example', 'verified'), { ...domain('www.bakery.example', 'verified'), isMain: true }])
  await expect.element(browser.getByText(/is sent to www.bakery.example;/)).toBeVisible()
  const [first, second] = browser.getByRole('switch', { name: 'Other names lead here' }).all()
  expect(first).not.toBeChecked()
  expect(second).toBeChecked()
  await userEvent.click(browser.getByText('Other names lead here').first())
  await expect.poll(() => asked).toEqual(['POST /domains/bakery.example/main {"isMain":true}'])
})

test('who is no admin sees the names and learns who may change them', async () => {
  await show([domain('a.example', 'verified')], 'editor')
  await expect.element(browser.getByText('Admins add and remove domains.')).toBeVisible()
  expect(
    browser
      .getByRole('button')
      .elements()
      .filter((button) => /Check|Remove|Add/.test(button.getAttribute('aria-label') ?? '')),
  ).toEqual([])
})
