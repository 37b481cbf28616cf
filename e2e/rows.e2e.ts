import type { Browser } from '@playwright/test'
import { json, startRowsServer, type RowsServer } from '../packages/server/src/testing/rows-server.ts'
import { enterGallery } from './builder.ts'
import { expect, startHeddle, test } from './heddle.ts'
import { ask, leave, visit } from './visitor.ts'

test('a published page shows rows that the server fetches with a secret, and keeps what it has when it cannot', async ({
  page,
  browser,
}) => {
  const outside = await startRowsServer()
  const heddle = await startHeddle({
    main: 'e2e/fixtures/rows/main.ts',
    environment: { ROWS_URL: outside.url, HEDDLE_ALLOW_PRIVATE: '127.0.0.1' },
  })
  outside.answer = json({
    data: [
      { name: 'Rye', baker: 'Hello' },
      { name: 'Bun', baker: 'Ann' },
    ],
  })
  try {
    await enterGallery(page, heddle)
    const address = await page.evaluate(async () => {
      const call = async (method: string, path: string, body: object) =>
        fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      const { project } = await (await call('POST', '/api/projects', { name: 'Rows', template: 'rows' })).json()
      for (const namespace of ['rows', 'paged'])
        await call('PATCH', `/api/projects/${project.id}/plugins/${namespace}`, { values: { token: 'sk-very-secret' } })
      const told = await (await call('POST', `/api/projects/${project.id}/publish`, {})).text()
      return String(/"url":"([^"]+)"/.exec(told)?.[1])
    })
    const visitor = await visit(browser)
    const bodies: string[] = []
    visitor.page.on(
      'response',
      (response) =>
        void response
          .text()
          .then((text) => bodies.push(text))
          .catch(() => undefined),
    )
    await visitor.page.goto(address)
    // The first collection is filtered by Heddle, the second by the other server, which gives all.
    const rows = '[[{"name":"Rye","baker":"Hello"}],[{"name":"Rye","baker":"Hello"},{"name":"Bun","baker":"Ann"}]]'
    await expect(visitor.page.getByText(rows, { exact: true })).toBeVisible()
    expect(visitor.errors).toEqual([])
    expect(outside.asked.map(({ authorization }) => authorization)).toEqual(['Bearer sk-very-secret', 'Bearer sk-very-secret'])
    expect(bodies.join('')).not.toContain('sk-very-secret')

    outside.answer = (_, response) => void response.writeHead(403).end('The bakery is closed.')
    await visitor.page.reload()
    await expect.poll(() => visitor.messages.filter((text) => text.includes('The bakery is closed.'))).toHaveLength(2)
    await expect(visitor.page.getByText('[[],[]]', { exact: true })).toBeVisible()
    await leave(visitor)
    await test.step('a page with parameters is drawn with its rows, adopted as it stands, and is none without them', () =>
      visitBakers(browser, address, outside))
    await test.step('one behind a rule is drawn with its rows for who may see it, and nobody else gets a word of them', () =>
      visitOvens(browser, address, outside))
  } finally {
    await heddle.dispose()
    await outside.stop()
  }
})

async function visitBakers(browser: Browser, address: string, outside: RowsServer): Promise<void> {
  const breads = (name: string) => json({ data: [{ name, baker: 'Ann' }] })
  outside.answer = breads('Bun')
  const textOf = async (path: string) => String((await ask(`${address}${path}`, { 'accept-encoding': 'identity' })).body)
  // The worker begins with the first one, which may get the page as it was published.
  await expect.poll(() => textOf('/bakers/Ann')).toContain('>Bun by Ann<')
  expect(await textOf('/bakers/Ann')).toContain('<title>Bread by Ann</title>')
  outside.asked.splice(0)
  const visitor = await visit(browser)
  await visitor.page.goto(`${address}/bakers/Ann`)
  await expect(visitor.page.getByText('Bun by Ann')).toBeVisible()
  await visitor.page.waitForLoadState('networkidle')
  // Once by the server, and not again by the page that it drew.
  expect([outside.asked.length, visitor.errors]).toEqual([1, []])
  await leave(visitor)
  outside.answer = breads('Pretzel')
  expect(await textOf('/bakers/Ann')).toContain('>Pretzel by Ann<')
  expect((await ask(`${address}/bakers/Nobody`)).status).toBe(302)
  outside.answer = (_, response) => void response.writeHead(500).end()
  expect((await ask(`${address}/bakers/Nobody`)).status).toBe(200)
}

async function visitOvens(browser: Browser, address: string, outside: RowsServer): Promise<void> {
  outside.answer = json({ data: [{ name: 'Stollen', baker: 'Ann' }] })
  const askAs = (who: string, path = '/ovens/Ann') => ask(address + path, { 'accept-encoding': 'identity', cookie: `who=${who}` })
  await expect.poll(async () => String((await askAs('member')).body)).toContain('>Stollen by Ann<')
  expect((await askAs('member')).headers['cache-control']).toBe('private, no-store')
  outside.asked.splice(0)
  for (const who of ['', 'stranger']) {
    const { headers, body } = await askAs(who)
    expect([who, String(body).includes('Stollen'), headers['cache-control']]).toEqual([who, false, 'private, no-store'])
  }
  expect(outside.asked).toEqual([])
  const member = await visit(browser)
  await member.page.context().addCookies([{ name: 'who', value: 'member', url: address }])
  await member.page.goto(`${address}/ovens/Ann`)
  await expect(member.page.getByText('Stollen by Ann')).toBeVisible()
  await member.page.waitForLoadState('networkidle')
  expect([outside.asked.length, member.errors]).toEqual([1, []])
  await leave(member)
}
