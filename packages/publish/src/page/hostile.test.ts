import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elementExamples } from '@heddle/elements/examples'
import type { NodeTemplate } from '@heddle/kit'
import type { DocumentRecord, StyleSheet } from '@heddle/document'
import { definitions, id, node, page, project, variable } from '../testing/fixture.ts'
import { escapeHtml } from './html.ts'
import { findMistakes } from '../testing/find-mistakes.ts'
import { publish } from '../testing/publish.ts'
import { readTags } from '../testing/read-html.ts'

const MARK = 'zqxj'
const PIECES = [
  '</script>',
  '<script>',
  '<!--',
  '-->',
  '</style>',
  '</title>',
  '"',
  "'",
  '`',
  '<',
  '>',
  '&',
  '&quot;',
  '\\',
  '\u2028',
  '\n',
  '\0',
  ']]>',
  '${',
  '{{',
  ' onload=',
  'javascript:',
  '}',
  ';',
  '/*',
  '*/',
  'url(',
  '@import',
  ' ',
]
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => `${MARK}${pieces.join('')}${MARK}`)

/** Tags and attributes that the page below has when its texts are harmless. */
const EXPECTED =
  'html head meta title link style script body section p br img a button @lang @charset @name @content @property @rel @href @type @class @id @title @data-x @data-button @data-hole @data-bound @src @alt @loading @aria-label @aria-current'.split(
    ' ',
  )

describe('hostile texts', () => {
  test('publish-P3 no text a builder can write leaves its place', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.boolean(), async (text, isLive) => {
        const styles = { default: { color: text, 'background-image': `url(${text})` } } as StyleSheet
        const meta = {
          desc: { ru: text },
          keywords: { ru: text },
          socialTitle: { ru: text },
          socialDesc: { ru: text },
          structuredData: { ru: JSON.stringify({ name: text }) },
        }
        const records: DocumentRecord[] = [
          page('test', 'test', { title: { ru: text }, meta }),
          variable('hostile', 'hostile', { defaultValue: text }),
          node('part', 'test', 'section', { name: text, styles }),
          node('text', 'part', 'text', {
            props: { text: { ru: text } },
            attributes: { title: text, id: text, class: text, 'data-x': text },
          }),
          node('picture', 'part', 'image', { props: { url: { default: text }, alt: { ru: text } } }),
          node('button', 'part', 'button', {
            props: { text: { ru: text }, accessibleLabel: { ru: text } },
            link: { type: 'internal', pageId: id('test'), query: [{ name: text, value: text }] },
          }),
          ...(isLive
            ? [
                node('live', 'part', 'text', {
                  props: { text: { ru: { type: 'f' as const, code: `variables['${id('hostile')}']` } } },
                }),
              ]
            : []),
        ]
        const result = await publish(project(records))
        const html = result.file('test/index.html')
        const tags = readTags(html)
        const contentsOf = (name: string) => tags.flatMap((tag) => (tag.name === name ? [tag.contents ?? ''] : []))
        const names = tags.flatMap((tag) => [tag.name, ...[...tag.attributes.keys()].map((attribute) => `@${attribute}`)])
        expect(names.filter((name) => !EXPECTED.includes(name))).toEqual([])
        expect(contentsOf('script')).toHaveLength(isLive ? 4 : 1)
        for (const contents of contentsOf('script')) expect(contents).not.toContain('<')
        expect(contentsOf('title')).toEqual([escapeHtml(text)])
        expect(contentsOf('style').join('')).not.toContain(MARK)
        if (isLive) expect(JSON.parse(contentsOf('script')[2] ?? '').variables[0].defaultValue).toBe(text)
      }),
      { numRuns: 150 },
    )
  })
})

let templates = 0

/** The records of a catalogue example below a parent. */
function recordsOf(
  { element, props, styles, slots, name }: NodeTemplate,
  parent: string,
  slot?: string,
): readonly DocumentRecord[] {
  const own = `n${(templates += 1)}`
  const fields = definitions.get(element)?.fields ?? {}
  const values = Object.fromEntries(
    Object.entries(props ?? {}).map(([key, value]) => [key, { [fields[key]?.translated ? 'ru' : 'default']: value }]),
  )
  const record = node(own, parent, element, { props: values, ...(styles && { styles }), ...(name && { name }) })
  const placed = slot === undefined ? record : { ...record, place: { ...record.place, slot } }
  return [
    placed,
    ...Object.entries(slots ?? {}).flatMap(([into, children]) => children.flatMap((child) => recordsOf(child, own, into))),
  ]
}

describe('publish-P4 valid pages', () => {
  test.each(elementExamples.map(({ element, name, node: template }) => [`${element}, ${name}`, template] as const))(
    '%s',
    async (_, template) => {
      const isSection = template.element === 'section'
      const records = isSection
        ? recordsOf(template, 'home', 'sections')
        : [node('part', 'home', 'section'), ...recordsOf(template, 'part')]
      const html = (await publish(project(records))).file('index.html')
      expect(await findMistakes(html)).toEqual([])
    },
  )
})
