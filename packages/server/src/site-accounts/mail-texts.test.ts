import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { heddlesLetter, letterText } from './mail-texts.ts'
import { checkLetter, LETTER_KINDS as KINDS, LETTERS } from '@heddle/kit/letters'

const facts = {
  to: 'ann@example.org',
  name: 'Ann',
  site: 'shop.example',
  what: 'https://shop.example/ww/accounts/enter?token=abc',
}

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
      const hostile = { ...facts, site: '<img src=//evil.example>"&', what: `${facts.what}&goTo=%2F<script>"x` }
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

it('what Heddle writes is what a builder could write: the editor shows it with names in braces', () => {
  for (const kind of KINDS)
    for (const language of ['en', 'ru'] as const) {
      const words = heddlesLetter(kind, language, { ...facts, site: '{{site}}', what: `{{${LETTERS[kind] ?? 'link'}}}` })
      expect(checkLetter(kind, words)).toBeUndefined()
    }
})

describe('the words that a builder wrote', () => {
  const words = { subject: 'Hi {{name}} at {{site}}', text: 'Dear {{name}},\npress {{link}} now.\r\n\r\n<b>{{site}}</b>' }
  const written = (more: object = {}) => letterText('link', 'en', { ...facts, ...more }, { words, language: 'ar' })

  it('stand in the place of Heddle’s own, in their language, with the link where they call for it', () => {
    const { subject, text, html = '' } = written()
    expect([subject, text]).toEqual(['Hi Ann at shop.example', `Dear Ann,\npress ${facts.what} now.\n\n<b>shop.example</b>\n`])
    expect(html).toContain('lang="ar"')
    expect(html).toContain(`Dear Ann,<br>press <a href="${facts.what}">${facts.what}</a> now.</p>`)
    expect(html).toContain('&lt;b&gt;shop.example&lt;/b&gt;')
  })

  it('are one of the two where somebody wrote no other, beside Heddle’s own', () => {
    const heddles = letterText('link', 'en', facts)
    const part = (own: object) => letterText('link', 'en', facts, { words: own, language: 'ar' })
    expect(part({ subject: words.subject })).toMatchObject({ subject: 'Hi Ann at shop.example', text: heddles.text })
    expect(part({ subject: words.subject }).html).toContain('lang="en"')
    expect(part({ text: words.text })).toMatchObject({ subject: heddles.subject, text: written().text })
  })

  it('call somebody by their address whose name no letter should carry', () => {
    for (const name of [
      '',
      'see evil.example',
      'http://evil.example',
      '<script>',
      'a\r\nBcc: eve@example.org',
      '{{link}}',
      'a\u202eb',
    ])
      expect(written({ name }).subject).toBe('Hi ann@example.org at shop.example')
    for (const name of ['Anne-Marie O’Neill', 'Анна', 'Zoë 2']) expect(written({ name }).text).toContain(`Dear ${name},`)
  })

  it('have a code in large signs where they call for it', () => {
    const own = { words: { subject: 'Code', text: 'It is {{code}}.' }, language: 'en' }
    const { text, html = '' } = letterText('code', 'en', { ...facts, what: '012345' }, own)
    expect([text, /It is <strong[^>]*>012345<\/strong>\./.test(html)]).toEqual(['It is 012345.\n', true])
  })
})
