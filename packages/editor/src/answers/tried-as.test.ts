import { expect, it } from 'vitest'
import { visitorTried } from './tried-as.ts'

it('a visitor to try a request as is what a person says of them, and nobody where that is nothing', () => {
  expect(visitorTried({})).toBeUndefined()
  expect(visitorTried({ id: '', roles: '' })).toBeUndefined()
  expect(visitorTried({ id: '7', name: '', 'company.id': 'c', 'company.name': 'C', roles: ' staff, ,night' })).toEqual({
    user: { id: '7', company: { id: 'c', name: 'C' } },
    roles: ['staff', 'night'],
  })
  expect(visitorTried({ roles: 'staff' })).toEqual({ user: {}, roles: ['staff'] })
  expect(visitorTried({ company: 'text', 'company.id': 'c' })?.user).toEqual({ company: { id: 'c' } })
})
