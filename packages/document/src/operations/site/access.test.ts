import { describe, expect, it } from 'vitest'
import { checkDiff } from '../../check/check-diff.ts'
import { createKeptIssues } from '../../check/kept-issues.ts'
import { codesOf, fieldsOf, idOf, smallSite } from '../../testing/small-site.ts'
import { setPage } from '../pages/set-page.ts'
import { setAccess, type AccessValues } from './set-access.ts'

const STAFF = idOf('staff')
const COOK = idOf('cook')

function site() {
  const at = smallSite()
  const set = (values: AccessValues) => setAccess(at.view, { values })
  const setGroups = (page: string, ...userGroups: readonly object[]) =>
    setPage(at.view, { id: idOf(page), values: { userGroups: userGroups as never } })
  const problems = () =>
    createKeptIssues(at.view, () => at.store.values(), fieldsOf)
      .all()
      .map(({ code }) => code)
  at.run(set({ roles: { [COOK]: { name: 'cook' } }, groups: { [STAFF]: { name: 'Staff', roles: [COOK] } } }))
  return { ...at, set, setGroups, problems, access: () => at.view.site()?.access }
}

describe('who is who on a site', () => {
  it('document-D202 is set one by one and undone', () => {
    const { set, run, access, store } = site()
    run(set({ notSignedInPageId: idOf('about'), roleKey: 'profile.role', roleType: 'string' }))
    expect(access()).toEqual({
      roles: { [COOK]: { name: 'cook' } },
      groups: { [STAFF]: { name: 'Staff', roles: [COOK] } },
      notSignedInPageId: idOf('about'),
      roleKey: 'profile.role',
      roleType: 'string',
    })
    run(set({ notSignedInPageId: null, roleType: null, groups: { [STAFF]: null } }))
    expect(access()).toMatchObject({ roleKey: 'profile.role', roles: {} })
    expect(access()).not.toHaveProperty('roleType')
    expect(store.get(idOf('site'))).toBeDefined()
  })

  it('document-D202 names what exists, and each name once', () => {
    const { set } = site()
    expect(codesOf(set({ notSignedInPageId: idOf('gone') }))).toEqual(['unknown-reference'])
    expect(codesOf(set({ authPluginId: idOf('gone') }))).toEqual(['unknown-reference'])
    expect(codesOf(set({ roles: { [idOf('other')]: { name: 'cook' } } }))).toEqual(['name-taken'])
    expect(codesOf(set({ groups: { [idOf('other')]: { name: ' ', roles: [] } } }))).toEqual(['empty-name'])
  })

  it('document-D202 a page to which others are led cannot be closed to them, whichever is set first and by whom', () => {
    const { set, setGroups, run, view } = site()
    run(set({ notSignedInPageId: idOf('about'), forbiddenPageId: idOf('home') }))
    expect(codesOf(setGroups('about', {}))).toEqual(['access-circle'])
    expect(codesOf(setGroups('home', {}, { id: STAFF }))).toEqual(['access-circle'])
    run(setGroups('home', {}))
    expect(codesOf(set({ notSignedInPageId: idOf('home') }))).toEqual(['access-circle'])
    const diff = { set: { [idOf('about')]: { userGroups: [[], [{}]] as const } } }
    expect(checkDiff(view, diff as never, { fieldsOf }).map(({ code }) => code)).toEqual(['access-circle'])
  })

  it('document-D202 a group that pages are for and a role of a group stay; freed of them they go', () => {
    const { set, setGroups, run, access } = site()
    run(setGroups('about', {}, { id: STAFF }))
    expect(codesOf(set({ groups: { [STAFF]: null } }))).toEqual(['group-needed'])
    expect(codesOf(set({ roles: { [COOK]: null } }))).toEqual(['role-needed'])
    run(setGroups('about', {}))
    run(set({ groups: { [STAFF]: null }, roles: { [COOK]: null } }))
    expect(access()).toEqual({ roles: {}, groups: {} })
  })

  it('document-D202 a page that nobody can see, a group without roles or one that is gone is told', () => {
    const { set, setGroups, run, problems, store } = site()
    expect(problems()).toEqual([])
    run(setGroups('about', {}))
    expect(problems()).toEqual(['no-auth-plugin'])
    run(setGroups('about'))
    run(set({ groups: { [STAFF]: { name: 'Staff', roles: [] } } }))
    expect(problems()).toEqual(['empty-group'])
    run(set({ groups: { [STAFF]: { name: 'Staff', roles: [idOf('gone')] } } }))
    expect(problems()).toEqual(['unknown-role'])
    expect(store.get(STAFF)).toBeUndefined()
  })
})
