import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideAccess, rolesOf, type AccessRules } from './decide-access.ts'

const ACCESS: AccessRules = {
  roleKey: 'roles',
  roleType: 'array-string',
  roleNameKey: 'name',
  roles: { staffrole: { name: 'staff' }, nightrole: { name: 'night' } },
  groups: {
    staff: { name: 'Staff', roles: ['staffrole'] },
    night: { name: 'Night shift', roles: ['staffrole', 'nightrole'] },
    empty: { name: 'Empty', roles: [] },
  },
}
const SIGNED_IN = [{}]
const forGroups = (...ids: readonly string[]) => [{}, ...ids.map((id) => ({ id }))]
const user = (...roles: readonly string[]) => ({ id: 'u1', roles })

describe('who may see a page', () => {
  it.each([
    ['a page for everybody', [], undefined, 'open'],
    ['a page for all who are signed in', SIGNED_IN, undefined, 'not-signed-in'],
    ['a page for all who are signed in', SIGNED_IN, user(), 'open'],
    ['a page for a group', forGroups('staff'), undefined, 'not-signed-in'],
    ['a page for a group', forGroups('staff'), user(), 'forbidden'],
    ['a page for a group', forGroups('staff'), user('staff'), 'open'],
    ['a page for a group of two roles', forGroups('night'), user('staff'), 'forbidden'],
    ['a page for a group of two roles', forGroups('night'), user('night', 'staff'), 'open'],
    ['a page for two groups', forGroups('night', 'staff'), user('staff'), 'open'],
    ['a page for a group without roles', forGroups('empty'), user('staff', 'night'), 'forbidden'],
    ['a page for a group that is gone', forGroups('gone'), user('staff', 'night'), 'forbidden'],
    ['a page that names a prototype as its group', forGroups('constructor', '__proto__'), user('staff'), 'forbidden'],
    ['a page that lists its group alone', [{ id: 'staff' }], user(), 'forbidden'],
    ['a page that lists what is no group', [{}, 'staff'], user('staff'), 'forbidden'],
  ] as const)('document-D201 %s (%j) for %j is %s', (_, rule, who, expected) => {
    expect(decideAccess([rule], who, ACCESS)).toBe(expected)
  })

  it('document-D201 what several pages hold is for whoever may see one of them, and what none does for nobody', () => {
    expect(decideAccess([forGroups('night'), forGroups('staff')], user('staff'), ACCESS)).toBe('open')
    expect(decideAccess([forGroups('night'), []], undefined, ACCESS)).toBe('open')
    expect(decideAccess([], user('staff'), ACCESS)).toBe('forbidden')
  })

  it('document-D201 more roles never take away what fewer may see', () => {
    const names = fc.subarray(['staff', 'night', 'other'])
    const rules = fc.array(fc.subarray([{ id: 'staff' }, { id: 'night' }, { id: 'empty' }, {}]), { maxLength: 3 })
    fc.assert(
      fc.property(names, names, rules, (some, more, rule) => {
        if (decideAccess(rule, user(...some), ACCESS) === 'open')
          expect(decideAccess(rule, user(...some, ...more), ACCESS)).toBe('open')
      }),
    )
  })
})

describe('the roles of a user', () => {
  const roles = (who: object, more: Partial<AccessRules> = {}) => [...rolesOf(who, { ...ACCESS, ...more })]

  it('document-D201 S6-05 are one text, a list of texts or a list of objects, and mean the roles of the site', () => {
    expect(roles({ role: 'staff' }, { roleKey: 'role', roleType: 'string' })).toEqual(['staffrole'])
    expect(roles({ roles: ['night', 'unknown', 'staff'] })).toEqual(['staffrole', 'nightrole'])
    const objects = { profile: { roles: [{ title: 'night' }, { title: 7 }, null] } }
    expect(roles(objects, { roleKey: 'profile.roles', roleType: 'array-object', roleNameKey: 'title' })).toEqual(['nightrole'])
  })

  it.each([[{}], [{ roles: 'staff' }], [{ roles: { 0: 'staff' } }], [{ roles: [['staff']] }], [{ roles: null }], [[]]])(
    'document-D201 %j has none',
    (who) => expect(roles(who)).toEqual([]),
  )

  it('document-D201 of a prototype are nobody’s, nor is a list where a text is asked for', () => {
    expect(roles(Object.create({ roles: ['staff'] }) as object)).toEqual([])
    expect(roles({ roles: ['staff'] }, { roleType: 'string' })).toEqual([])
  })
})
