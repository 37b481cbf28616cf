import { describe, expect, it } from 'vitest'
import { checkDiff } from '../../check/check-diff.ts'
import { createKeptIssues } from '../../check/kept-issues.ts'
import { MAX_REDIRECTS } from '../../records/redirect.ts'
import type { Redirect } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { setPagePath } from '../pages/set-page-path.ts'
import { deletePage } from '../pages/delete-page.ts'
import { setRedirects } from './set-redirects.ts'

const OLD = idOf('old')
const toAbout: Redirect = { from: 'old', to: { pageId: idOf('about') }, status: 301 }
const to = (from: string, address: string): Redirect => ({ from, to: { address }, status: 302 })

function site() {
  const at = smallSite()
  const set = (redirects: Readonly<Record<string, Redirect | null>>) => setRedirects(at.view, { redirects })
  const problems = () =>
    createKeptIssues(at.view, () => at.store.values(), fieldsOf)
      .all()
      .map(({ code, message }) => [code, message])
  return { ...at, set, problems, redirects: () => at.view.site()?.redirects }
}

describe('redirects of a site', () => {
  it('document-D176 are made, changed and taken away; a whole address is typed for its path', () => {
    const { set, run, redirects } = site()
    run(set({ [OLD]: { ...toAbout, from: 'https://old.example/Old/?x=1' }, [idOf('other')]: to('news/*', ' /blog/* ') }))
    expect(redirects()).toEqual({ [OLD]: { ...toAbout, from: 'Old' }, [idOf('other')]: to('news/*', '/blog/*') })
    run(set({ [OLD]: { ...toAbout, status: 302 } }))
    expect(redirects()?.[OLD]).toEqual({ ...toAbout, status: 302 })
    run(set({ [OLD]: null, [idOf('other')]: null }))
    expect(redirects() ?? {}).toEqual({})
  })

  it('document-D176 what cannot be one is refused, so are two of one path', () => {
    const { set, run, view } = site()
    expect(codesOf(set({ [OLD]: { ...toAbout, from: '' } }))).toEqual(['bad-redirect'])
    expect(codesOf(set({ [OLD]: to('old', 'javascript:alert(1)') }))).toEqual(['bad-redirect'])
    run(set({ [OLD]: to('shop/{{id}}', '/x') }))
    expect(codesOf(set({ [idOf('other')]: to('Shop/{{name}}', '/y') }))).toEqual(['redirect-taken'])
    const twice = { set: { [idOf('site')]: { [`redirects/${idOf('other')}`]: [null, to('SHOP/{{x}}', '/y')] as const } } }
    expect(checkDiff(view, twice as never, { fieldsOf }).map(({ code }) => code)).toEqual(['redirect-taken'])
    const odd = {
      set: { [idOf('site')]: { [`redirects/${idOf('other')}`]: [null, { from: 'a', to: { address: '/b' }, status: 307 }] } },
    }
    expect(checkDiff(view, odd as never, { fieldsOf }).some(({ severity }) => severity === 'error')).toBe(true)
  })

  it('document-D176 there are so many at most', () => {
    const { set } = site()
    const newId = idSource('r')
    const many = Object.fromEntries(Array.from({ length: MAX_REDIRECTS + 1 }, (_, at) => [newId(), to(`old-${at}`, '/')]))
    expect(codesOf(set(many))).toEqual(['too-many-redirects'])
  })

  it('document-D176 a circle is told and kept', () => {
    const { set, run, problems } = site()
    run(set({ [OLD]: to('a', '/b?x=1'), [idOf('other')]: to('b', '/A/'), [idOf('third')]: to('c/*', '/c/d/*') }))
    expect(problems()).toEqual([
      ['redirect-circle', 'The redirect of "a" leads round in a circle, so that nobody arrives'],
      ['redirect-circle', 'The redirect of "b" leads round in a circle, so that nobody arrives'],
      ['redirect-circle', 'The redirect of "c/*" leads round in a circle, so that nobody arrives'],
    ])
    run(set({ [idOf('other')]: to('b', '/about'), [idOf('third')]: null }))
    expect(problems()).toEqual([])
  })

  it('document-D176 a page whose parameters have no value from the path is told', () => {
    const { set, run, problems, view } = site()
    run(setPagePath(view, { id: idOf('about'), path: 'people/{{name}}/{{view|short}}' }))
    run(set({ [OLD]: toAbout, [idOf('other')]: { ...toAbout, from: 'who/{{name}}' } }))
    const why = 'The redirect of "old" gives no value for "name" of the page "About": write {{name}} in its path'
    expect(problems()).toEqual([['redirect-gap', why]])
  })

  it('document-D176 a page behind a redirect is told, and one that is gone', () => {
    const { set, run, problems, view } = site()
    run(set({ [OLD]: to('about', 'https://elsewhere.example/') }))
    expect(problems()).toEqual([['redirect-hides-page', 'Nobody reaches the page "About": its address "/about" leads elsewhere']])
    run(setPagePath(view, { id: idOf('about'), path: 'who' }))
    expect(problems()).toEqual([])
    run(set({ [OLD]: toAbout }))
    run(deletePage(view, { id: idOf('about') }))
    expect(problems().filter(([, message]) => message?.includes(idOf('about')))).toContainEqual([
      'unknown-reference',
      `${idOf('about')} is used here but does not exist any more`,
    ])
  })
})
