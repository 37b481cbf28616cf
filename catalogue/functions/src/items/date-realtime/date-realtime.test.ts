import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

test('S9-19 asks for a time that becomes another one every second', () => {
  const live = withFakeHost(call, { liveNow: (interval) => interval })
  expect(live()).toBe('1970-01-01T00:00:01.000Z')
})
