import { json, startRowsServer } from '../packages/server/src/testing/rows-server.ts'
import { enterGallery } from './builder.ts'
import { expect, startHeddle, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

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
  } finally {
    await heddle.dispose()
    await outside.stop()
  }
})
