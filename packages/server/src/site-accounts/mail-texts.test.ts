import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { letterText, type LetterKind } from './mail-texts.ts'

const KINDS: readonly LetterKind[] = ['password', 'link', 'code', 'confirm', 'known', 'invitation']
const facts = { site: 'shop.example', what: 'https://shop.example/ww/accounts/enter?token=abc' }

describe.each(KINDS)('the letter “%s”', (kind) => {
  it('says where it comes from and what to do when it was not you, in both languages', () => {
    for (const language of ['en', 'ru'] as const) {
      const { subject, text } = letterText(kind, language, facts)
      expect([subject.includes(facts.site), text.includes(facts.site)]).toEqual([true, true])
      expect(text).toMatch(language === 'ru' ? /Если .*ничего не делайте/ : /If .*do nothing/)
      expect(/[а-я]/.test(subject)).toBe(language === 'ru')
    }
  })

  it('has its link or code on a line of its own, where programs find it', () => {
    for (const language of ['en', 'ru'] as const) expect(letterText(kind, language, facts).text.split('\n')).toContain(facts.what)
  })
})

it('letters say how long what they hold is good', () => {
  expect(letterText('password', 'en', facts).text).toContain('within 60 minutes')
  expect(letterText('link', 'ru', facts).text).toContain('в течение 15 минут')
  expect(letterText('code', 'en', facts).text).toContain('within 10 minutes')
  expect(letterText('confirm', 'ru', facts).text).toContain('в течение 24 часов')
  expect(letterText('invitation', 'en', facts).text).toContain('once and within 7 days')
  expect(letterText('invitation', 'ru', facts).text).toContain('в течение 7 дней')
})

it('a site with a very long address has a subject that can be sent', () => {
  const { subject } = letterText('known', 'en', { ...facts, site: 'x'.repeat(LIMITS.mailLine) })
  expect(subject.length).toBe(LIMITS.mailLine)
})

it('the same stands in a letter as HTML: its link leads where it says, and nothing of a site is more than text', () => {
  for (const kind of KINDS)
    for (const language of ['en', 'ru'] as const) {
      const hostile = { site: '<img src=//evil.example>"&', what: `${facts.what}&goTo=%2F<script>"x` }
      const { text, html = '' } = letterText(kind, language, hostile)
      expect(html).toContain(`lang="${language}"`)
      expect([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag).filter((tag) => tag === 'img' || tag === 'script')).toEqual([])
      expect(html).not.toMatch(/src=(?!\/\/evil)|url\(|<link|@import/)
      const read = (part: string): string =>
        part
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
      const body = html.slice(html.indexOf('<body'))
      expect(read(body).split('\n').filter(Boolean)).toEqual(text.split('\n').filter(Boolean))
      const [, address = ''] = /<a href="([^"]*)">/.exec(html) ?? []
      expect(read(address)).toBe(hostile.what)
    }
})

it('a code is no link', () => {
  const { html = '' } = letterText('code', 'en', { ...facts, what: '012345' })
  expect(html).toMatch(/<strong[^>]*>012345<\/strong>/)
  expect(html).not.toContain('<a ')
})
