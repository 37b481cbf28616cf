import { describe, expect, it } from 'vitest'
import type { SiteApp } from '@heddle/document'
import { NO_CHUNKS } from '@heddle/testing/no-chunks'
import { id, node, page, project } from '../testing/fixture.ts'
import { publish, type Published } from '../testing/publish.ts'

const CHUNKS = { ...NO_CHUNKS, parts: { 'service-worker': 'worker.js', register: 'register.js' } }
const ON: SiteApp = { isOn: true, worksOffline: true }

type Change = Parameters<typeof publish>[1]

function site(app: SiteApp | undefined, records: Parameters<typeof project>[0] = [], languages: readonly string[] = ['ru']) {
  const made = project([node('part', 'home', 'section'), ...records], languages)
  const set = Object.fromEntries(Object.entries(app ?? {}).map(([key, value]) => [`app/${key}`, [null, value]]))
  made.change({ set: { [id('site')]: set } } as never)
  return { ...made, publish: (change: Change = {}) => publish(made, { chunks: CHUNKS, ...change }) }
}
const policyOf = ({ file }: Published, path = 'index.html'): string =>
  (JSON.parse(file('headers.json')) as { contentSecurityPolicy: Readonly<Record<string, string>> }).contentSecurityPolicy[path] ??
  ''
const factsOf = ({ file }: Published): Record<string, unknown> =>
  JSON.parse(/self\.heddle=(\{.*\});importScripts/.exec(file('service-worker.js'))?.[1] ?? '') as Record<string, unknown>

describe('the site as an app', () => {
  it('publish-S60 a site that is an app names its manifest and colour on every page, the built-in 404 among them, and no other does', async () => {
    const plain = await site(undefined).publish()
    expect(plain.file('index.html')).not.toMatch(/manifest|theme-color|<script/)
    const app = await site({ isOn: true, themeColor: '#2f5be8', display: 'fullscreen', shortName: 'Bread' }, [
      page('about', 'about'),
    ]).publish()
    for (const path of ['index.html', 'about/index.html', 'built-in/404.html'])
      expect(app.file(path), path).toContain(
        '<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#2f5be8">',
      )
    expect(JSON.parse(app.file('manifest.webmanifest'))).toMatchObject({
      display: 'fullscreen',
      short_name: 'Bread',
      theme_color: '#2f5be8',
    })
    expect(app.file('index.html')).not.toContain('<script')
    expect(policyOf(app)).toBe(policyOf(plain))
  })

  it('publish-S61 S1-12 S7-09 a site that works offline has its worker registered by a file of its own, which the policy of each page allows with the worker', async () => {
    const made = await site(ON).publish()
    for (const path of ['index.html', 'built-in/404.html', 'built-in/offline.html']) {
      expect(made.file(path)).toContain('<script type="module" src="/works-offline.js"></script>')
      expect(policyOf(made, path)).toContain("script-src 'self'")
      expect(policyOf(made, path)).toContain(";worker-src 'self';")
      expect(policyOf(made, path)).not.toMatch(/script-src[^;]*unsafe/)
    }
    const { release } = factsOf(made)
    expect(made.file('works-offline.js')).toBe(
      `import{register}from"/chunks/register.js";register({"release":"${String(release)}","root":"/","worker":"/service-worker.js?_wwcv=7"})`,
    )
    expect(made.chunks).toEqual(['register.js', 'worker.js'])
    expect(policyOf(made, 'service-worker.js')).toBe("default-src 'none';script-src 'self';connect-src 'self'")
  })

  it('publish-S61 S1-12 another site, and every draft, has a worker that takes itself and what it kept away, and loads nothing', async () => {
    for (const made of [
      await site(undefined).publish(),
      await site({ ...ON, isOn: false }).publish(),
      await site(ON).publish({ isDraft: true }),
    ]) {
      expect(made.file('service-worker.js')).toContain('registration.unregister()')
      expect(made.file('service-worker.js')).toContain('startsWith("heddle / ")')
      expect(made.file('service-worker.js')).not.toContain('fetch')
      expect(made.files.has('works-offline.js')).toBe(false)
      expect(made.file('index.html')).not.toContain('works-offline')
      expect(policyOf(made)).not.toContain('worker-src')
      expect(made.chunks).toEqual([])
    }
  })

  it('publish-S62 a worker is of another release when visitors get something else, and of the same one when they do not', async () => {
    const made = site(ON, [node('word', 'part', 'text', { props: { text: { ru: 'Rye' } } })])
    const first = factsOf(await made.publish())
    expect(factsOf(await made.publish({ releaseId: 'r2', now: 9 }))).toEqual(first)
    made.change({ set: { [id('word')]: { 'props/text/ru': ['Rye', 'Wheat'] } } } as never)
    expect(factsOf(await made.publish())['release']).not.toBe(first['release'])
  })

  it('publish-S62 it knows the home page and the page for what was not kept, in each language that has one', async () => {
    const records = [page('lost', 'no-net', { langs: ['ru', 'en'] })]
    const made = await site({ ...ON, offlinePageId: id('lost') }, records, ['ru', 'en']).publish()
    expect(factsOf(made)).toMatchObject({ root: '/', shell: ['/'], offline: { '': '/no-net', en: '/en/no-net' } })
    expect(made.files.has('built-in/offline.html')).toBe(false)
  })

  it('publish-S62 a page that not everybody may see is none for those without a connection: the built-in one stands in', async () => {
    const records = [page('lost', 'no-net', { userGroups: [{}] })]
    const made = await site({ ...ON, offlinePageId: id('lost') }, records).publish({ root: '/our/shop' })
    expect(factsOf(made)).toMatchObject({
      root: '/our/shop/',
      shell: ['/our/shop/'],
      offline: { '': '/our/shop/built-in/offline' },
    })
    expect(made.file('built-in/offline.html')).toContain('<h1>Нет подключения</h1>')
    expect(made.file('built-in/offline.html')).toContain('<a href="">Попробовать ещё раз</a><a href="/our/shop/">')
    expect(made.file('service-worker.js')).toContain('importScripts("/our/shop/chunks/worker.js")')
  })
})
