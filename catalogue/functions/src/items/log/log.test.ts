import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const log = withFakeHost(call)

describe('log', () => {
  it('is whole for whole powers', () => {
    for (let power = 0; power <= 15; power += 1) {
      expect(log(10 ** power)).toBe(power)
      expect(log(2 ** power, 2)).toBe(power)
    }
  })

  it('takes any base', () => expect(log(81, 3)).toBeCloseTo(4, 12))
  it('has no end towards 0', () => expect(log(0)).toBe(-Infinity))
  it('says so when the base is none', () => expect(() => log(8, 'two')).toThrow('Second parameter must be a number'))
})
