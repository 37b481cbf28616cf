import { expect, test } from 'vitest'
import { isDraftHost } from './draft-host.ts'

test('a draft is known by its host, and no other host is taken for one', () => {
  expect(isDraftHost('shop--preview.heddle.example')).toBe(true)
  expect(isDraftHost('shop--preview')).toBe(true)
  for (const other of ['shop.heddle.example', 'www.shop--preview.example', 'shop--preview2.example', '']) {
    expect(isDraftHost(other), other).toBe(false)
  }
})
