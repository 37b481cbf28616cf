import { describe, expect, test } from 'vitest'
import { emulateMedia } from './emulate-media.ts'

const asks = () => [matchMedia('(prefers-reduced-motion: reduce)').matches, matchMedia('(forced-colors: active)').matches]

describe('what a test lets the browser ask for', () => {
  test('is asked for by the page, one in the place of another', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    expect(asks()).toEqual([true, false])
    await emulateMedia({ 'forced-colors': 'active' })
    expect(asks()).toEqual([false, true])
    await emulateMedia({ 'prefers-reduced-motion': 'reduce', 'forced-colors': 'active' })
    expect(asks()).toEqual([true, true])
  })

  test('is gone with the test', () => expect(asks()).toEqual([false, false]))
})
