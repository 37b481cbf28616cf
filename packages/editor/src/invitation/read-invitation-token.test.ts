import { expect, test } from 'vitest'
import { readInvitationToken } from './read-invitation-token.ts'

const token = 'a-_Z'.padEnd(43, '9')

test('an invitation is known by what stands behind the hash, whole', () => {
  expect(readInvitationToken(`#join=${token}`)).toBe(token)
  for (const other of ['', '#', '#join=', `#join=${token}9`, `#join=${token.slice(1)}`, `#go=${token}`, `#join=${token}&x=1`])
    expect(readInvitationToken(other), other).toBeUndefined()
})
