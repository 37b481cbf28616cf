import { describe, expect, it } from 'vitest'
import type { LinkValue } from '@heddle/document'
import { emptyLink, linkIn, linkKind, queryOf, readTyped, withLink, withTarget } from './link-kind.ts'

describe('kinds of link', () => {
  it('a link inside the page is a section, one with a page is a page, one to a row a collection page', () => {
    expect(linkKind(undefined)).toBe('none')
    expect(linkKind({ type: 'internal', sectionId: 's' })).toBe('section')
    expect(linkKind({ type: 'internal', pageId: 'p', sectionId: 's' })).toBe('page')
    expect(linkKind({ type: 'internal', pageId: 'p', language: 'de' })).toBe('page')
    expect(linkKind({ type: 'internal', language: 'de' })).toBe('language')
    expect(linkKind({ type: 'collection-page', pageId: 'p' })).toBe('collection-page')
    expect(linkKind({ type: 'mail', href: 'a@b.c' })).toBe('mail')
    expect(linkKind({ type: 'open-popup' })).toBe('open-popup')
  })
  it('another kind keeps the new tab and the relation, and nothing else', () => {
    const before: LinkValue = { type: 'internal', pageId: 'p', targetBlank: true, rel: 'nofollow', prefetch: true }
    expect(emptyLink('external', before)).toEqual({ type: 'external', targetBlank: true, rel: 'nofollow' })
    expect(emptyLink('language', before)).toEqual({ type: 'internal', targetBlank: true, rel: 'nofollow' })
    expect(emptyLink('collection-page', undefined)).toEqual({ type: 'collection-page' })
    expect(emptyLink('open-popup', before)).toEqual({ type: 'open-popup' })
    expect(emptyLink('none', undefined)).toBeNull()
  })
  it('parts that are taken away leave no key behind', () => {
    expect(withLink({ type: 'internal', pageId: 'p', sectionId: 's' }, { sectionId: undefined })).toEqual({
      type: 'internal',
      pageId: 'p',
    })
  })
  it('a query without pairs is none', () => {
    expect(queryOf([{ name: 'sort', value: { type: 'f', code: 'x' } }])).toHaveLength(1)
    expect(queryOf([])).toBeUndefined()
    expect(queryOf(null)).toBeUndefined()
  })
  it('what is typed is completed, and refused with what to do; an emptied field is no fault', () => {
    expect(readTyped('external', ' example.org ')).toEqual({ href: 'https://example.org' })
    expect(readTyped('external', 'javascript:alert(1)').message).toMatch(/may not begin with "javascript:"/)
    expect(readTyped('mail', 'nobody').message).toMatch(/name@example\.org/)
    expect(readTyped('tel', ' ')).toEqual({ href: '' })
  })
})

describe('links by language', () => {
  const shared = { type: 'internal', pageId: 'p' } as const
  const own = { type: 'external', href: 'https://example.org' } as const
  it('a language gets a link of its own beside what all share, and gives it up again', () => {
    const both = withTarget(shared, 'en', own)
    expect(both).toEqual({ ...shared, languages: { en: own } })
    expect([linkIn(both ?? undefined, 'en'), linkIn(both ?? undefined, undefined), linkIn(both ?? undefined, 'de')]).toEqual([
      own,
      shared,
      undefined,
    ])
    expect(withTarget(both ?? undefined, 'en', null)).toEqual(shared)
  })
  it('what all share changes without those of languages, and takes them along when it goes', () => {
    const both: LinkValue = { ...shared, languages: { en: own } }
    expect(withTarget(both, undefined, { type: 'file' })).toEqual({ type: 'file', languages: { en: own } })
    expect(withTarget(both, undefined, null)).toBeNull()
    expect(withTarget(undefined, 'en', own)).toEqual(own)
  })
})
