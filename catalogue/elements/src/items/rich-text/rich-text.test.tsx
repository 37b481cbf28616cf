import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RichText } from './component.tsx'
import { richTextDefinition } from './definition.ts'
import { lookOf } from './look.ts'
import { suggest } from './read-mentions.ts'
import { shownTools, STYLED } from './shown-tools.ts'

const { fields, events, actions, exposes } = richTextDefinition
const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
const draw = (props: object = {}): string =>
  renderToStaticMarkup(createElement(RichText, { root: {}, props: { ...defaults, ...props } as never }))

test('S3-50 has the fields, events, actions and values of the specification, and is deprecated', () => {
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(
      'readonly editable initialValue output placeholder debounce debounceDelay enableMention mentionList mentionChar mentionAllowSpaces mentionListLength autofocus hideMenu menu h1 p a table'.split(
        ' ',
      ),
    ),
  )
  expect(Object.keys(events)).toEqual(expect.arrayContaining(['change', 'initValueChange', 'mention:click', 'focus', 'blur']))
  expect(Object.keys(actions).length).toBeGreaterThan(25)
  expect([Object.keys(exposes), richTextDefinition.deprecated]).toEqual([['value', 'mentions', 'states'], true])
  expect([defaults['readonly'], defaults['editable'], defaults['output'], defaults['placeholder']]).toEqual([
    false,
    true,
    'html',
    'Type here...',
  ])
})

test('S5-13 S9-14 S9-35 a mention begins with @, and 1 to 20 are suggested, 5 at first', () => {
  expect([defaults['mentionChar'], defaults['mentionListLength']]).toEqual(['@', 5])
  expect([0, 1, 20, 21].map((count) => fields.mentionListLength.check(count) === undefined)).toEqual([false, true, true, false])
  const all = Array.from({ length: 30 }, (_, at) => ({ id: at, label: `Ada ${at}` }))
  const many = (mentionListLength: unknown) =>
    suggest({ mentionList: all, mentionIdField: 'id', mentionLabelField: 'label', mentionListLength }, 'ada').length
  expect([5, 99, 0, 'many', null].map(many)).toEqual([5, 20, 1, 5, 1])
})

test('S9-36 headings are 32, 24, 19 and 16 pixels large, from 1 to 100 by choice', () => {
  const sizes = (['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const).map((tag) => fields[tag].fields['fontSize']?.default)
  expect(sizes).toEqual([32, 24, 19, 16, 16, 16, 16])
  expect([{ fontSize: 0 }, { fontSize: 1 }, { fontSize: 101 }].map((h1) => fields.h1.check(h1) === undefined)).toEqual([
    false,
    true,
    false,
  ])
})

test('names come whatever the list holds, those first that begin with what is typed', () => {
  const list = [null, 'Mada', { id: 1 }, { id: 2, label: 'Ada' }, 7, { label: 'Ádam', id: { a: 1 } }]
  const found = suggest({ mentionList: list, mentionIdField: '', mentionLabelField: undefined, mentionListLength: 5 }, 'AD')
  expect(found.map(({ label }) => label)).toEqual(['Ada', 'Ádam', 'Mada'])
  expect(suggest({ mentionList: 'none', mentionIdField: 0, mentionLabelField: 0, mentionListLength: 5 }, '')).toEqual([])
})

describe('before a script comes', () => {
  test('it says what it holds, in HTML or Markdown, and nothing of it runs', () => {
    expect(draw({ initialValue: '<h1>Tea</h1><script>1</script>' })).toContain('<h1>Tea</h1></div>')
    expect(draw({ initialValue: '# Tea\n\n**hot** <img src=x onerror=1>', output: 'markdown' })).toContain(
      '<h1>Tea</h1><p><strong>hot</strong> <img src="x" alt=""></p>',
    )
    for (const given of [null, undefined, 7, {}, ['<b>']]) expect(draw({ initialValue: given })).toContain('role="textbox"')
  })

  test('its menu has the tools that are switched on, and none where it is hidden or read-only', () => {
    expect(shownTools({}).length).toBe(14)
    expect(shownTools({ bold: false, image: true })).toEqual(expect.arrayContaining(['image']))
    expect(shownTools({ bold: false })).not.toContain('bold')
    expect([null, 'x', 3].map((menu) => shownTools(menu).length)).toEqual([14, 14, 14])
    expect(draw()).toContain('role="toolbar"')
    for (const props of [{ hideMenu: true }, { readonly: true }, { editable: false }, { customMenu: true }])
      expect(draw(props)).not.toContain('role="toolbar"')
  })
})

test('looks become properties of the sheet; what would end one is left out', () => {
  const given = {
    h1: { fontSize: 400, color: 'red', lineHeight: 0, fontFamily: 'a;b' },
    a: { underline: false, color: 'url(x)' },
    p: null,
    code: 'none',
  }
  expect(lookOf(given, STYLED)).toEqual({
    '--rich-h1-font-size': '100px',
    '--rich-h1-color': 'red',
    '--rich-a-underline': 'none',
  })
})
