import type { ReleaseAccess } from '@heddle/publish'
import { expect, it } from 'vitest'
import type { KnownAccount } from '../ports/site-places.ts'
import { createShowUser } from './shown-users.ts'

const ann: KnownAccount = {
  id: 'ann',
  email: 'a@b.c',
  name: 'Ann',
  password: 'secret',
  roles: '["r1"]',
  blocked: 0,
  confirmed: 5,
  created_at: 1,
}
const siteWith = (role: string) => {
  const access: ReleaseAccess = {
    defaultLanguage: 'en',
    roleKey: 'roles',
    roleType: 'array-string',
    roleNameKey: '',
    roles: { r1: { name: role } },
  }
  return { projectId: 'p1', isDraft: false, access }
}

it('a visitor is the same object while neither they nor the roles of the site changed', () => {
  const show = createShowUser()
  const site = siteWith('Baker')
  const first = show(ann, site)
  expect(first).toEqual({ id: 'ann', email: 'a@b.c', name: 'Ann', isEmailConfirmed: true, roles: ['Baker'] })
  expect(show(ann, { ...site })).toBe(first)
})

it('who was read anew, or is seen by another release, is shown as they are now', () => {
  const show = createShowUser()
  const [site, renamed] = [siteWith('Baker'), siteWith('Chef')]
  const first = show(ann, site)
  expect(show({ ...ann, roles: '[]' }, site).roles).toEqual([])
  expect(show(ann, renamed).roles).toEqual(['Chef'])
  expect(show(ann, site)).toEqual(first)
})
