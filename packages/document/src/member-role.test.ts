import { expect, test } from 'vitest'
import { isAtLeast, mayManage, MEMBER_ROLES } from './member-role.ts'

test('each role may do what those below it may', () => {
  expect(MEMBER_ROLES.filter((role) => isAtLeast(role, 'editor'))).toEqual(['owner', 'admin', 'editor'])
  expect(MEMBER_ROLES.filter((role) => isAtLeast(role, 'viewer'))).toEqual([...MEMBER_ROLES])
  expect(MEMBER_ROLES.filter((role) => isAtLeast(role, 'owner'))).toEqual(['owner'])
})

test('owners and admins manage those below themselves, and nobody manages an owner', () => {
  const managedBy = (role: (typeof MEMBER_ROLES)[number]) => MEMBER_ROLES.filter((other) => mayManage(role, other))
  expect(managedBy('owner')).toEqual(['admin', 'editor', 'content-editor', 'viewer'])
  expect(managedBy('admin')).toEqual(['editor', 'content-editor', 'viewer'])
  expect(managedBy('editor')).toEqual([])
  expect(managedBy('content-editor')).toEqual([])
  expect(managedBy('viewer')).toEqual([])
})
