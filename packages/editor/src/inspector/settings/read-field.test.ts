import { describe, expect, it } from 'vitest'
import { blankNode } from '@heddle/document'
import { choice, text } from '@heddle/kit'
import { codeOf, fieldValues, readField } from './read-field.ts'

const title = text({ label: { en: 'Title' }, translated: true, default: 'New' })
const fit = choice({
  label: { en: 'Fit' },
  options: [
    { value: 'fill', label: { en: 'Fill' } },
    { value: 'cover', label: { en: 'Cover' } },
  ],
  default: 'fill',
  screens: 'css',
  property: 'object-fit',
})
const context = {
  language: 'ru',
  defaultLanguage: 'en',
  languages: ['en', 'ru'],
  screenId: 'mobile',
  screens: [{ id: 'default' }, { id: 'mobile' }],
}
const blank = blankNode('n', 'text', { parentId: 'page', slot: 'sections', index: 'a0' })
const node = (props: typeof blank.props) => ({ ...blank, props })

describe('what a settings row shows', () => {
  it('falls back to the default language and says so', () => {
    expect(readField([node({ title: { en: 'Hello' } })], 'title', title, context)).toEqual({
      value: 'Hello',
      isMixed: false,
      origin: 'wider',
      isSetHere: false,
      variant: 'ru',
      source: 'From en',
    })
  })
  it('what the element says for a narrow screen is its default there, until the node says something for it', () => {
    const base = { mobile: { 'object-fit': 'cover' } }
    const read = (props: typeof blank.props, screenId = 'mobile') =>
      readField([node(props)], 'fit', fit, { ...context, screenId }, undefined, base)
    expect(read({})).toMatchObject({ value: 'cover', origin: 'default', source: 'Default of the element' })
    expect(read({ fit: { default: 'fill' } })).toMatchObject({ value: 'cover', origin: 'default' })
    expect(read({ fit: { mobile: 'fill' } })).toMatchObject({ value: 'fill', origin: 'here' })
    expect(read({ fit: { default: 'fill' } }, 'default')).toMatchObject({ value: 'fill' })
  })
  it('a narrow screen writes its own value', () => {
    expect(readField([node({ fit: { default: 'cover' } })], 'fit', fit, context)).toMatchObject({
      value: 'cover',
      origin: 'wider',
      variant: 'mobile',
    })
    expect(readField([node({ fit: { mobile: 'fill' } })], 'fit', fit, context)).toMatchObject({ value: 'fill', origin: 'here' })
  })
  it('shows the default of the element, mixed values and bindings', () => {
    expect(readField([node({})], 'title', title, context)).toMatchObject({
      value: 'New',
      origin: 'default',
      source: 'Default of the element',
    })
    expect(readField([node({}), node({ title: { ru: 'Да' } })], 'title', title, context)).toMatchObject({
      value: undefined,
      isMixed: true,
    })
    expect(readField([node({ title: { ru: { type: 'f', code: 'x' } } })], 'title', title, context)).toMatchObject({
      origin: 'bound',
    })
  })
  it('bound values are unknown to the conditions of other fields', () => {
    expect(fieldValues(node({ title: { ru: { type: 'f', code: 'x' } } }), { title, fit }, context)).toEqual({
      title: undefined,
      fit: 'fill',
    })
  })
  it('what they are bound to is told to those that ask, in the language on show', () => {
    const bound = codeOf(node({ title: { ru: { type: 'f', code: 'x' } }, fit: { default: 'fit' } }), { title, fit }, context)
    expect([bound('title'), bound('fit'), bound('other')]).toEqual(['x', undefined, undefined])
  })
})
