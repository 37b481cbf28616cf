import { elementsAhead } from '@heddle/elements/ahead'
import { describe, expect, test } from 'vitest'
import type { NodeRecord } from '@heddle/document'
import { id, node, project, sha256 } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'
import { publish, type Published } from '../testing/publish.ts'

const SEATS = Array.from({ length: 600 }, (_, at) => `<path id="seat-${at}" class="seat" d="M${at} 0h9v9z"/>`)
const LONG = `<svg viewBox="0 0 600 9"><style>.seat{stroke:#fff}</style>${SEATS.join('')}</svg>`
const SHORT = '<svg viewBox="0 0 9 9"><path id="seat-0" d="M0 0h9v9z"/></svg>'

const map = (svgContent: string, props: Readonly<Record<string, unknown>> = {}, more: Partial<NodeRecord> = {}) =>
  node('map', 'part', 'svg-map', {
    ...more,
    props: Object.fromEntries(
      Object.entries({ svgContent, ...props }).map(([name, value]) => [name, { default: value as string }]),
    ),
  })
const publishMap = (record: NodeRecord, change: Parameters<typeof publish>[1] = {}): Promise<Published> =>
  publish(project([node('part', 'home', 'section'), record], ['en']), { ahead: elementsAhead, ...change })

const SHADOW = '<template shadowrootmode="open">'
const inlineData = (html: string): string => /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''

describe('publish-P36 a long drawing', () => {
  test('stands in the shadow of its map before any script came', async () => {
    const html = (await publishMap(map(LONG))).file('index.html')
    const [, shadow = ''] = html.split(SHADOW)
    expect(shadow.slice(0, shadow.indexOf('</template>'))).toContain('id="seat-599" class="seat" d="M599 0h9v9z" role="button"')
    expect(html.split('id="seat-599"')).toHaveLength(2)
  })

  test('lies in a file of its own that the page’s data names, below the base path too', async () => {
    const published = await publishMap(map(LONG), { root: '/shop' })
    const [path = ''] = [...published.files.keys()].filter((one) => one.startsWith('ahead/'))
    expect(published.file(path)).toBe(LONG)
    for (const data of [inlineData(published.file('index.html')), published.file(`data/${id('home')}.en.json`)]) {
      expect(data).toContain(`"svgContent":{"file":"/shop/${path}"}`)
      expect(data).not.toContain('seat-0')
    }
  })

  test('has its styles allowed by the policy of its page', async () => {
    const published = await publishMap(map(LONG))
    const [, shadow = ''] = published.file('index.html').split(SHADOW)
    const styles = [...shadow.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    expect(styles[0]).toBe('svg{display:none}.seat{stroke:#fff}')
    for (const css of styles) expect(published.policies['index.html']).toContain(`'sha256-${sha256(css)}'`)
  })

  test('stays where it is when the page is published again and nothing changed', async () => {
    const first = await publishMap(map(LONG))
    const { fingerprints, version } = first
    const again = await publishMap(map(LONG), { previous: { fingerprints, ...(version && { version }) } as never })
    const [path = ''] = [...first.files.keys()].filter((one) => one.startsWith('ahead/'))
    expect(again.kept.map((one) => one.path)).toContain('index.html')
    expect([...again.files.keys(), ...again.kept.map((one) => one.path)]).toContain(path)
  })
})

test.each([
  ['a short one', map(SHORT)],
  ['one that a formula gives', node('map', 'part', 'svg-map', { props: { svgContent: { default: bind(`'${SHORT}'`) } } })],
  ['one whose parts that are no regions a formula names', map(LONG, { nonInteractiveIds: bind(`['seat-1']`) })],
  ['one that not every visitor is drawn', map(LONG, {}, { condition: bind('1 > 0') })],
  ['one of a list', map(LONG, {}, { repeat: { over: bind('[1, 2]') } })],
  ['one that only a browser’s parser can read', map(`<svg><g>${LONG}`)],
])('publish-P36 %s is left to the browser', async (_, record) => {
  const published = await publishMap(record)
  expect(published.file('index.html')).not.toContain(SHADOW)
  expect([...published.files.keys()].filter((path) => path.startsWith('ahead/'))).toEqual([])
})
