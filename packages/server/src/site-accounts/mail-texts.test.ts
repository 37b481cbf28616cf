import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { letterText, type LetterKind } from './mail-texts.ts'

const KINDS: readonly LetterKind[] = ['password', 'link', 'code', 'confirm', 'known']
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
})

it('a site with a very long address has a subject that can be sent', () => {
  const { subject } = letterText('known', 'en', { ...facts, site: 'x'.repeat(LIMITS.mailLine) })
  expect(subject.length).toBe(LIMITS.mailLine)
})
