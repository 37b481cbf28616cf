import { expect, it } from 'vitest'
import { showBytes } from './show-bytes.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [3100, '3.1 kB'],
  [1_300_000, '1.3 MB'],
])('%i bytes read %s', (bytes, text) => expect(showBytes(bytes)).toBe(text))
