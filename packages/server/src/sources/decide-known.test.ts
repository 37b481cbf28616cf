import { SIGNED_IN_GROUP, type AccessRules } from '@heddle/document'
import { expect, it } from 'vitest'
import { createDecideKnown } from './decide-known.ts'

const access: AccessRules = {
  roleKey: 'roles',
  roleType: 'array-string',
  roleNameKey: '',
  roles: { r1: { name: 'baker' } },
  groups: { g1: { name: 'Bakers', roles: ['r1'] } },
}
const members = [[SIGNED_IN_GROUP]]
const bakers = [[SIGNED_IN_GROUP, { id: 'g1' }]]

it('decides once for the same visitor by the same rules', () => {
  let read = 0
  const user = {
    get roles() {
      read += 1
      return ['baker']
    },
  }
  const decide = createDecideKnown()
  expect([decide(bakers, user, access), decide(bakers, user, access)]).toEqual(['open', 'open'])
  expect(read).toBe(1)
})

it('what was decided for one visitor, page or release says nothing of another', () => {
  const decide = createDecideKnown()
  const [ann, bob] = [{ roles: ['baker'] }, { roles: [] }]
  const closed: AccessRules = { ...access, groups: {} }
  for (const again of [1, 2])
    expect([
      again,
      decide(bakers, ann, access),
      decide(bakers, bob, access),
      decide(members, bob, access),
      decide(bakers, ann, closed),
      decide(members, ann, closed),
    ]).toEqual([again, 'open', 'forbidden', 'open', 'forbidden', 'open'])
})
