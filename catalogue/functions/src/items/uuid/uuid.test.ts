import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

describe('uuid', () => {
  it('names its version and variant whatever chance says', () => {
    for (const chance of [0, 0.3, 0.999999])
      expect(withFakeHost(call, { random: () => chance })()).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
  })

  it('is another one each time', () => {
    let chance = 0
    const uuid = withFakeHost(call, { random: () => (chance = (chance + 0.618) % 1) })
    expect(uuid()).not.toBe(uuid())
  })
})
