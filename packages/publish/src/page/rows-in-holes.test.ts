import { expect, test } from 'vitest'
import { readInlinePage, type BoundRows, type InlineHole } from '@heddle/document/published'
import { id, node, project } from '../testing/fixture.ts'
import { bind, chunks, workflow } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'

/** A list of two grains in a section, whose rows hold what is given, and what the page carries for it. */
async function publishList(...inside: Parameters<typeof project>[0] & object) {
  const { file } = await publish(
    project([
      node('part', 'home', 'section'),
      node('list', 'part', 'flexbox', {
        props: { tag: { default: 'ul' } },
        repeat: { over: bind("['rye', 'oat']") },
        attributes: { 'data-place': bind('context.item.index'), 'data-kind': 'grain' },
      }),
      ...inside,
    ]),
  )
  const html = file('index.html')
  const { nodes, page } = readInlinePage(/id="heddle-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  return { html, hole: nodes[id('part')] as InlineHole, uses: page.uses as unknown, uids: Object.keys(nodes) }
}

const name = node('name', 'list', 'text', { props: { text: { ru: bind('context.item.data') }, tag: { default: 'span' } } })
const press = node('press', 'list', 'button', { props: { text: { ru: 'x' } } })
const pressed = workflow('pressed', [], { trigger: 'click', ownerId: id('press') })

test('publish-P16 carries a list in a hole as the template of its rows, and what is alive in each of them', async () => {
  const { html, hole, uids, uses } = await publishList(name, press, pressed)
  expect(uses).toMatchObject({ lists: true })
  expect(uids).toEqual([id('part')])
  const [list] = hole.rows ?? ([] as readonly BoundRows[])
  expect(list?.repeat.over).toMatchObject({ type: 'f' })
  expect(list?.bound.map((one) => [one.uid, one.direct, Object.keys(one.attributes ?? {}), one.events])).toEqual([
    [id('list'), undefined, ['data-place'], undefined],
    [id('name'), { text: 'lines' }, [], undefined],
    [id('press'), undefined, [], { click: [id('pressed')] }],
  ])
  expect(list?.template).toMatch(
    new RegExp(
      `^<ul data-bound="${id('list')}"[^>]* data-kind="grain"><span data-bound="${id('name')}"[^>]*></span><button data-bound="${id('press')}"[^>]*>x</button></ul>$`,
    ),
  )
  expect(html).toMatch(/data-place="0"><span[^>]*>rye<.*data-place="1"><span[^>]*>oat</)
})

test('publish-P16 a list brings what keeps it, which the page asks for at once and the release holds', async () => {
  const list = (more: object) => node('list', 'home', 'section', { repeat: { over: bind("['rye']") }, ...more })
  const inside = node('part', 'home', 'section')
  const { file, chunks: files } = await publish(
    project([inside, node('list', 'part', 'flexbox', { repeat: { over: bind("['rye']") } })]),
    { chunks },
  )
  expect(file('index.html')).toContain('<link rel="modulepreload" href="/chunks/lists.js">')
  expect(files).toContain('lists.js')
  const drawn = await publish(project([list({ condition: bind('context.item.index < 1') })]), { chunks })
  expect(drawn.file('index.html')).not.toContain('lists.js')
})

test('publish-P16 an element in the rows that is at work itself is drawn: the list is no hole', async () => {
  const field = node('field', 'list', 'form-input', {})
  const typed = workflow('typed', [], { trigger: 'click', ownerId: id('field') })
  const { hole, uids, uses } = await publishList(name, field, typed)
  expect(uses).not.toHaveProperty('lists')
  expect(hole.hole).toBeUndefined()
  expect(uids).toEqual([id('part'), id('list'), id('name'), id('field')])
})

test('publish-P16 carries of a node in a hole its bound attributes, and of its link what its address needs', async () => {
  const { file } = await publish(
    project([
      node('part', 'home', 'section'),
      node('still', 'part', 'text', {
        attributes: { title: bind("'rye'"), lang: 'ru' },
        link: { type: 'external', href: bind("'/rye'"), targetBlank: true },
      }),
      node('page', 'part', 'text', {
        link: { type: 'internal', pageId: id('home'), query: [{ name: 'q', value: bind("'a'") }] },
      }),
    ]),
  )
  const { nodes } = readInlinePage(/id="heddle-data">(.*?)<\/script>/.exec(file('index.html'))?.[1] ?? '')
  const [still, page] = (nodes[id('part')] as InlineHole).bound ?? []
  expect(Object.keys(still?.attributes ?? {})).toEqual(['title'])
  expect(Object.keys(still?.link ?? {})).toEqual(['href', 'direct'])
  expect(page?.link).toMatchObject({ direct: true, pageId: id('home') })
  expect(file('index.html')).toMatch(/<a [^>]*title="rye"[^>]*href="\/rye"/)
})
