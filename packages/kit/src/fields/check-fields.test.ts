import { describe, expect, it } from 'vitest'
import { checkFields, completeFields } from './check-fields.ts'
import { boolean, number, text } from './kinds.gen.ts'

const label = { en: 'x' }
const fields = {
  url: text({ label }),
  isCustom: boolean({ label }),
  port: number({ label, min: 1, max: 9, default: 5, when: ({ isCustom }) => isCustom === true }),
}
const messagesOf = (values: Parameters<typeof checkFields>[1], more: object = {}) =>
  checkFields({ fields, ...more }, values).map(({ name, message }) => `${name}: ${message}`)

describe('values of fields', () => {
  it('are checked by their fields, each by itself', () => {
    expect(messagesOf({ url: 7, isCustom: 'yes' })).toEqual(['url: must be a text', 'isCustom: must be true or false'])
    expect(messagesOf({ url: 'x', isCustom: false })).toEqual([])
  })

  it('that must be given are asked for; others may be left empty', () => {
    expect(messagesOf({}, { required: ['url'] })).toEqual(['url: must be given'])
    expect(messagesOf({ url: '' }, { required: ['url', 'isCustom'] })).toEqual(['url: must be given'])
    expect(messagesOf({ url: '' })).toEqual([])
  })

  it('of fields that are not shown are not looked at', () => {
    expect(messagesOf({ port: 90 })).toEqual([])
    expect(messagesOf({ port: 90, isCustom: true })).toEqual(['port: must be between 1 and 9'])
  })

  it('that a formula gives pass, since nobody knows them yet', () => {
    expect(messagesOf({ url: { type: 'f', code: '1' } }, { required: ['url'] })).toEqual([])
  })

  it('are looked at together when each is well, complete with defaults', () => {
    const check = ({ url, port }: { readonly url?: unknown; readonly port?: unknown }) =>
      url === `http://${String(port)}` ? undefined : { name: '', message: 'do not fit' }
    expect(messagesOf({ url: 'http://5' }, { check })).toEqual([])
    expect(messagesOf({ url: 'http://6' }, { check })).toEqual([': do not fit'])
    expect(messagesOf({ url: 7 }, { check })).toEqual(['url: must be a text'])
  })

  it('are complete with the defaults of those that are absent', () => {
    expect(completeFields(fields, { url: 'x', other: 1 })).toEqual({ url: 'x', isCustom: false, port: 5 })
  })
})
