import { expect, it } from 'vitest'
import { testPublishing } from '../testing/publish-module.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

/** What a tab knows of its release from the page's inline data. */
const readTab = (html: string) =>
  JSON.parse(/id="heddle-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    page: { id: string }
    lang: string
    site: { cacheVersion: number; stylesheet: string }
  }

it('lets a tab that is open since before a publish or a rollback go on in its own release, and never gives a version twice', async () => {
  const options = { build: 'one' }
  const server = await startTestServer({ ports: { publishing: { ...testPublishing(), options } } })
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'live' })).json
    const base = `/api/projects/${project?.['id']}`
    const open = async () => readTab((await visit(server.siteUrl('bakery'))).text)
    const versionFor = async ({ page, lang, site }: ReturnType<typeof readTab>) => {
      const data = await visit(server.siteUrl('bakery', `/data/${page.id}.json?wwlang=${lang}&_wwcv=${site.cacheVersion}`))
      return (JSON.parse(data.text) as { cacheVersion: number }).cacheVersion
    }
    const sheetOf = async ({ site }: ReturnType<typeof readTab>) =>
      (await visit(server.siteUrl('bakery', site.stylesheet))).status

    await owner.call('POST', `${base}/publish`, {})
    const first = await open()
    expect(first.site.cacheVersion).toBe(7)
    await owner.call('POST', `${base}/publish`, {})
    expect((await open()).site.cacheVersion).toBe(7)

    options.build = 'two'
    await owner.call('POST', `${base}/publish`, {})
    const second = await open()
    expect(second.site.cacheVersion).toBe(8)
    for (const tab of [first, second]) expect([await versionFor(tab), await sheetOf(tab)]).toEqual([tab.site.cacheVersion, 200])

    const { releases } = (await owner.call('GET', `${base}/releases`)).json
    await owner.call('POST', `${base}/releases/${String(releases?.[2]?.['id'])}/activate`, {})
    expect((await open()).site.cacheVersion).toBe(7)
    expect([await versionFor(second), await sheetOf(second)]).toEqual([8, 200])

    options.build = 'three'
    await owner.call('POST', `${base}/publish`, {})
    expect((await open()).site.cacheVersion).toBe(9)
    // Two releases behind: its data is told to be of another version, so that the page is loaded anew.
    expect(await versionFor(second)).toBe(9)
  } finally {
    await server.stop()
  }
})
