import { describe, expect, it } from 'vitest'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { closedAnswer } from './closed-answer.ts'

const release = (access: Partial<NonNullable<ReleaseManifest['access']>> | undefined, basePath?: string) =>
  ({
    ...(basePath !== undefined && { basePath }),
    ...(access && { access: { roleKey: '', roleType: 'string', roleNameKey: '', defaultLanguage: 'en', ...access } }),
  }) as ReleaseManifest
const PAGES = { notSignedIn: { en: '/in', de: '/de/in' }, forbidden: { en: '/no', de: '/de/no' } }
const page = { isPage: true }

describe('who may not have something', () => {
  it('is led away with the address that was asked for, below the base path of the site', () => {
    expect(closedAnswer('not-signed-in', '/DE/a%20b//c?q=1', page, release(PAGES, '/shop/'))).toEqual({
      redirect: `/shop/de/in?_source=${encodeURIComponent('/shop/DE/a%20b/c')}`,
      headers: { 'cache-control': 'private, no-store' },
    })
  })

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/x@evil.example',
    '/%2F%2Fevil.example',
    '/%0d%0aset-cookie:a=b',
    '/in\u2028',
    '/\ud800',
  ])('is led nowhere but to a path of the site, whatever was asked for: %j', (url) => {
    const answer = closedAnswer('not-signed-in', url, page, release(PAGES))
    const location = 'redirect' in answer ? answer.redirect : ''
    expect(location).toMatch(/^\/in\?_source=%2F(?!%2F)[A-Za-z0-9%.!'()*~_-]*$/)
    const source = new URL(location, 'https://site.example').searchParams.get('_source') ?? ''
    expect(new URL(source, 'https://site.example').origin).toBe('https://site.example')
  })

  it('is led to the page for those who may not see it, or to where others sign in', () => {
    expect(closedAnswer('forbidden', '/x', page, release(PAGES))).toMatchObject({ redirect: '/no?_source=%2Fx' })
    expect(closedAnswer('forbidden', '/x', page, release({ notSignedIn: PAGES.notSignedIn }))).toMatchObject({
      redirect: '/in?_source=%2Fx',
    })
  })

  it('is told so where there is no such page, from that page itself, and where nobody can sign in', () => {
    const code = (...[why, url, access]: readonly ['forbidden' | 'blocked' | 'failed', string, object | undefined]) => {
      const answer = closedAnswer(why, url, page, release(access))
      return 'message' in answer ? answer.message.code : 'led away'
    }
    expect(code('forbidden', '/x', {})).toBe('visitor-forbidden')
    expect(code('forbidden', '/x', undefined)).toBe('visitor-forbidden')
    expect(code('forbidden', '/no/', PAGES)).toBe('visitor-forbidden')
    expect(code('blocked', '/x', PAGES)).toBe('visitors-blocked')
    expect(code('failed', '/x', PAGES)).toBe('visitors-failed')
  })
})
