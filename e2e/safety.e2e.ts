import { canvas, openPanel, waitForSaved } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { ask, publishSample } from './visitor.ts'

test.use({ hasOwnServer: true })

/** What cannot be had answers with its reason, so that the test can tell a refusal from an answer. */
const refused = 'refused'

test('editor, canvas and sites are strangers to one another', async ({ page, heddle }) => {
  const errors = collectErrors(page)
  const url = await publishSample(page, heddle)

  await test.step('the session is a cookie of the editor alone, and no script can read it', async () => {
    const [session, ...others] = await page.context().cookies()
    expect(others).toEqual([])
    expect(session).toMatchObject({ domain: 'localhost', httpOnly: true, path: '/' })
    expect(['Lax', 'Strict']).toContain(session?.sameSite)
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  await test.step('the editor runs its own script files and nothing else', async () => {
    const policy = String((await ask(heddle.url)).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).not.toContain('unsafe-eval')
  })

  await test.step('the page inside the canvas has no origin, no storage, no parent and no session', async () => {
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible()
    const frame = page.frames().find((each) => each.url().endsWith('/canvas.html'))
    const found = await frame?.evaluate(async (answer) => {
      const attempt = (reach: () => unknown): unknown => {
        try {
          return reach()
        } catch {
          return answer
        }
      }
      return {
        origin: self.origin,
        storage: attempt(() => localStorage.length),
        cookie: attempt(() => document.cookie),
        parent: attempt(() => parent.document.title),
      }
    }, refused)
    expect(found).toEqual({ origin: 'null', storage: refused, cookie: refused, parent: refused })
  })

  await test.step('a published page of the same owner reaches nothing of the editor', async () => {
    const site = await page.context().newPage()
    await site.goto(url)
    for (const method of ['GET', 'POST']) {
      const answer = await site.evaluate(
        ([address = '', verb = '', none]) =>
          fetch(`${address}/api/projects`, { method: verb, credentials: 'include' }).then(
            (got) => String(got.status),
            () => none,
          ),
        [heddle.url, method, refused],
      )
      expect(answer).toBe(refused)
    }
    expect(await site.evaluate(() => document.cookie)).toBe('')
    await site.close()
  })

  expect(errors).toEqual([])
})

test('a file that is not what it says is refused with its name and the reason, and nothing is lost', async ({ page, heddle }) => {
  const errors = collectErrors(page)
  await publishSample(page, heddle)
  await openPanel(page, 'Assets')
  const files = page.getByRole('complementary', { name: 'Panel: Assets' }).getByRole('listitem')
  const before = await files.count()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture.') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Pack light.') },
  ])
  await expect(page.getByText(/“photo\.png” is named as .* but its content is not\./)).toBeVisible()
  await expect(files).toHaveCount(before + 1)
  await waitForSaved(page)
  await expect(files.filter({ hasText: 'notes.txt' })).toBeVisible()
  expect(errors.filter((text) => !text.includes('status of 422'))).toEqual([])
})
