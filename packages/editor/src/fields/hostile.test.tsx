import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as kit from '@heddle/kit'
import type { Field, FieldKind } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { Page, Section } from '@heddle/testing'
import { EditorContext } from '../session/use-editor.ts'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { FIELD_CONTROLS } from './controls.gen.ts'
import { FieldControl } from './field-control.tsx'

const label = { en: 'Field' }
const options = [{ value: 's', label: { en: 'Small' } }] as const
const FIELDS: { readonly [K in FieldKind]?: Field } = {
  boolean: kit.boolean({ label }),
  choice: kit.choice({ label, options, default: 's' }),
  color: kit.color({ label }),
  'date-time': kit.dateTime({ label }),
  file: kit.file({ label }),
  font: kit.font({ label }),
  formula: kit.formula({ label }),
  icon: kit.icon({ label }),
  image: kit.image({ label }),
  length: kit.length({ label }),
  list: kit.list({ label, item: { name: kit.text({ label }), parts: kit.list({ label, item: kit.text({ label }) }) } }),
  locale: kit.locale({ label }),
  number: kit.number({ label, min: 0, max: 9, default: 1 }),
  object: kit.object({ label, fields: { name: kit.text({ label }), page: kit.page({ label }) } }),
  option: kit.option({ label, optionsOf: ({ rows }) => (Array.isArray(rows) ? options : []) }),
  page: kit.page({ label }),
  pairs: kit.pairs({ label }),
  path: kit.path({ label, of: 'rows', default: 'name' }),
  reference: kit.reference({ label, to: 'variable' }),
  text: kit.text({ label }),
  trail: kit.trail({ label }),
  value: kit.value({ label, default: null }),
  video: kit.video({ label }),
}

/** What a project may hold that nobody checked, frozen as records are. */
const HOSTILE: readonly (readonly [string, Json])[] = [
  ['nothing', null],
  ['a switch', true],
  ['a number', -1e308],
  ['an empty text', ''],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a script', 'javascript:alert(1)'],
  ['a very long text', 'a'.repeat(100_000)],
  ['a list of anything', [null, 1, 'a', [], {}, [[[]]]]],
  [
    'a list of items with parts of other types',
    [
      { name: { a: 1 }, parts: 'x' },
      { name: 4, parts: [null] },
    ],
  ],
  ['a list of broken pairs', [{ name: 1, value: null }, { value: [] }]],
  ['an object', { name: [], page: 'x', parameters: [], pageId: 4, type: 'g', code: 1 }],
  ['what objects inherit', JSON.parse('{"__proto__": {"pageId": "x"}, "constructor": "x"}') as Json],
]
const editor = createTestEditor(
  <Page name="Home">
    <Section name="Hero" />
  </Page>,
)

it('every kind of field is among them', () => {
  expect(Object.keys(FIELDS).toSorted()).toEqual(Object.keys(FIELD_CONTROLS).toSorted())
})

describe.each(Object.entries(FIELDS))('a field of the kind %s', (_, field) => {
  it.each(HOSTILE)('that holds %s is drawn with its name, and no markup of it', (_name, value) => {
    const nothing = () => undefined
    const html = renderToStaticMarkup(
      <EditorContext value={editor}>
        <FieldControl
          field={field}
          label="The field"
          value={value}
          isMixed={false}
          nodeId={undefined}
          onCommit={nothing}
          onShow={nothing}
          onShowEnd={nothing}
        />
      </EditorContext>,
    )
    expect(html).toContain('The field')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toMatch(/(?:href|src)="javascript:/)
  })

  it.each(HOSTILE)('says what is wrong with %s in words, or takes it', (_name, value) => {
    const message = field.check(value)
    expect(message === undefined || /^(item \d+: |Field )*(must|cannot) /.test(message)).toBe(true)
  })
})
