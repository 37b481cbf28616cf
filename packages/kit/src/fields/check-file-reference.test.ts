import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../messages.ts'
import { checkFileReference } from './check-file-reference.ts'

describe('a file is', () => {
  test.each(['', 'asset:0123456789abcdef', 'https://maps.example/a.svg?x=1#y', 'http://maps.example/'])('“%s”', (value) =>
    expect(checkFileReference(value)).toBeUndefined(),
  )
})

describe('a file is not', () => {
  test.each([
    'asset:0123456789abcde',
    'asset:0123456789ABCDEF',
    '/a.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://maps.example/a b.svg',
    'https://maps.example/"onload=x',
    ` https://maps.example/a.svg`,
    `https://maps.example/${'a'.repeat(2000)}`,
    null,
    7,
    { file: '/a.txt' },
  ])('%j', (value) => expect(checkFileReference(value)).toBe(MESSAGES.mustBeFile))
})
