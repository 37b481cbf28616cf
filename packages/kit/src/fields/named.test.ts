import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { file, font, list, object, page, reference, text, video } from './kinds.gen.ts'
import { namedBy } from './named-by.ts'
import type { Field } from './types.ts'

const label = { en: 'Target' }
const ID = 'abcdefghij012345'
const binding = { type: 'f', code: '1' }
const fields = {
  variable: reference({ label, to: 'variable' }),
  language: reference({ label, to: 'language' }),
  page: page({ label }),
  file: file({ label }),
  video: video({ label }),
  font: font({ label }),
}
type Name = keyof typeof fields

describe('what points at something', () => {
  it.each<readonly [Name, Json]>([
    ['variable', ''],
    ['variable', ID],
    ['variable', `${ID}-value`],
    ['language', 'pt-BR'],
    ['page', null],
    ['page', { pageId: ID }],
    ['page', { pageId: ID, parameters: { id: '5' } }],
    ['file', `asset:${ID}`],
    ['file', ''],
    ['video', 'https://example.org/a.mp4'],
    ['font', `Georgia, "Open Sans", 'Noto Sans', serif`],
    ['font', 'Шрифт'],
  ])('%s may be %j', (name, value) => expect(fields[name].check(value)).toBeUndefined())

  it.each<readonly [Name, Json, string]>([
    ['variable', 'total', 'must name a variable'],
    ['variable', [ID], 'must name a variable'],
    ['variable', `${ID}-value['x']`, 'must name a variable'],
    ['variable', null, 'must name a variable'],
    ['language', 'not a tag', 'must name a language'],
    ['page', ID, 'must name a page'],
    ['page', { pageId: 'home' }, 'must name a page'],
    ['page', { pageId: ID, parameters: { id: 5 } }, 'must name a page'],
    ['page', { pageId: ID, parameters: ['5'] }, 'must name a page'],
    ['file', 'javascript:alert(1)', 'must be an uploaded file or an address that begins with http:// or https://'],
    ['file', 'data:text/html,<script>', 'must be an uploaded file or an address that begins with http:// or https://'],
    ['video', { src: 'a' }, 'must be an uploaded file or an address that begins with http:// or https://'],
    ['font', 'a;position:fixed', 'must be names of fonts with commas between them'],
    ['font', 'url(x)', 'must be names of fonts with commas between them'],
    ['font', 'a'.repeat(501), 'must be names of fonts with commas between them'],
    ['font', 4, 'must be names of fonts with commas between them'],
  ])('%s may not be %j', (name, value, message) => expect(fields[name].check(value)).toBe(message))

  it('is found wherever it stands, with the labels that lead there', () => {
    const link = object({ label: { en: 'Link' }, fields: { page: page({ label: { en: 'Page' } }), text: text({ label }) } })
    const all = list({ label: { en: 'Links' }, item: { link, sum: reference({ label: { en: 'Sum' }, to: 'variable' }) } })
    expect(namedBy(all, [{ link: { page: { pageId: ID }, text: ID } }, { sum: ID }, { sum: '' }])).toEqual([
      { to: 'page', id: ID, place: 'Links 1, Link, Page' },
      { to: 'variable', id: ID, place: 'Links 2, Sum' },
    ])
    expect(namedBy(list({ label, item: reference({ label, to: 'page' }) }), [ID])).toEqual([
      { to: 'page', id: ID, place: 'Target 1' },
    ])
  })

  it.each<readonly [Field, unknown]>([
    [fields.variable, binding],
    [fields.variable, 7],
    [fields.page, 'x'],
    [list({ label, item: fields.variable }), 'x'],
    [list({ label, item: { a: fields.variable } }), [null, 'x', [ID]]],
    [object({ label, fields: { a: fields.variable } }), null],
    [text({ label }), ID],
  ])('is nothing in what is no such value', (field, value) => expect(namedBy(field, value)).toEqual([]))
})
