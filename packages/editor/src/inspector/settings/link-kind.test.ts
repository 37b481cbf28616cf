import { describe, expect, it } from 'vitest'
import { emptyLink, linkKind, queryOf, withLink } from './link-kind.ts'

describe('kinds of link', () => {
  it('a link inside the page is a section, one with a page is a page', () => {
    expect(linkKind(undefined)).toBe('none')
    expect(linkKind({ type: 'internal', sectionId: 's' })).toBe('section')
    expect(linkKind({ type: 'internal', pageId: 'p', sectionId: 's' })).toBe('page')
    expect(linkKind({ type: 'mail', href: 'a@b.c' })).toBe('mail')
    expect(linkKind({ type: 'open-popup' })).toBe('none')
  })
  it('another kind keeps the new tab and nothing else', () => {
    expect(emptyLink('external', { type: 'internal', pageId: 'p', targetBlank: true })).toEqual({
      type: 'external',
      targetBlank: true,
    })
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
})
