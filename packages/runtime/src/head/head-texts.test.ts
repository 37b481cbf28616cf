import { expect, test } from 'vitest'
import type { PublishedBinding, PublishedHead } from '@heddle/document/published'
import { headTexts } from './head-texts.ts'

const binding: PublishedBinding = { type: 'f', tree: ['l', 1] }
/** What a head gives whose only formula gives this. */
const given = (value: unknown, field: keyof PublishedHead = 'title') => headTexts({ [field]: binding }, () => value)[field]

test('runtime-RT11 texts, numbers and switches are texts of the head; what is empty or none is nothing', () => {
  expect([given('Cart'), given(0), given(false)]).toEqual(['Cart', '0', 'false'])
  for (const nothing of [undefined, null, '', '  ', { a: 1 }, ['x'], () => 1]) expect(given(nothing)).toBeUndefined()
})

test('runtime-RT11 structured data may be given as what it is; what cannot be written down is nothing', () => {
  expect(given({ '@type': 'Product' }, 'structuredData')).toBe('{"@type":"Product"}')
  expect(given('{}', 'structuredData')).toBe('{}')
  const endless: unknown[] = []
  endless.push(endless)
  expect(given(endless, 'structuredData')).toBeUndefined()
})
