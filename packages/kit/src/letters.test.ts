import { describe, expect, it } from 'vitest'
import {
  checkLetter,
  fillLetter,
  LETTER_KINDS,
  LETTER_LIMITS,
  LETTERS,
  letterNames,
  letterPart,
  letterSetting,
  letterSettings,
  readLetters,
  withoutLetters,
} from './letters.ts'

const good = (kind: keyof typeof LETTERS) => ({
  subject: 'Hello {{name}} at {{site}}',
  text: `Dear {{ name }},\n\n{{${letterNames(kind).text.at(-1)}}}\n\n{{site}}`,
})

describe.each(LETTER_KINDS)('the words of the letter “%s”', (kind) => {
  it('may hold the names of the letter, and no other', () => {
    expect(checkLetter(kind, good(kind))).toBeUndefined()
    const odd = { ...good(kind), text: `${good(kind).text} {{password}}` }
    expect(checkLetter(kind, odd)).toMatchObject({ part: 'text', message: expect.stringContaining('{{password}}') })
    const inSubject = { ...good(kind), subject: '{{link}}{{code}}' }
    expect(checkLetter(kind, inSubject)).toMatchObject({
      part: 'subject',
      message: expect.stringContaining('{{name}}, {{site}}'),
    })
  })

  it('are refused by name without the link or the code that they are for', () => {
    const found = checkLetter(kind, { ...good(kind), text: 'Nothing to press.' })
    const needed = LETTERS[kind]
    expect(found?.message.includes(`{{${needed}}}`) ?? false).toBe(needed !== undefined)
  })
})

it('a letter has a subject of one line and a text, neither of them endless', () => {
  const { text } = good('code')
  for (const subject of ['', '  ', 'a\r\nBcc: eve@example.org', 'a\u202eb', 'x'.repeat(LETTER_LIMITS.subject + 1)])
    expect(checkLetter('code', { subject, text })?.part).toBe('subject')
  for (const wrong of ['', `{{code}}${'x'.repeat(LETTER_LIMITS.text)}`])
    expect(checkLetter('code', { subject: 'Hello', text: wrong })?.part).toBe('text')
})

it('what is put in is not read again, and is no name of an object', () => {
  expect(fillLetter('{{name}}, {{ site }} {{constructor}}', { name: '{{site}}', site: 'shop' })).toBe(
    '{{site}}, shop {{constructor}}',
  )
})

it('of settings those are letters that can be sent, in whatever language', () => {
  const [own, lost] = [good('link'), { subject: 'Hello', text: 'No link' }]
  const settings = {
    confirmEmail: true,
    [letterSetting('link', 'pt-BR')]: { ...own, more: 1 },
    [letterSetting('link', 'en')]: lost,
    [letterSetting('password', 'en')]: 'text',
    'letter-other-en': own,
  }
  expect(readLetters(settings)).toEqual({ 'letter-link-pt-BR': own })
  const parts = {
    [letterPart('link', 'pt-BR', 'subject')]: 'Later',
    [letterPart('link', 'pt-BR', 'text')]: 'No link',
    [letterPart('code', 'de', 'text')]: '{{code}}',
    [letterPart('code', 'fr', 'text')]: 7,
  }
  expect(readLetters({ ...parts, ...settings })).toEqual({
    'letter-link-pt-BR': { ...own, subject: 'Later' },
    'letter-code-de': { text: '{{code}}' },
  })
  expect(letterSettings('code', 'de')).toEqual(['letter-code-de', 'letter-code-de.subject', 'letter-code-de.text'])
  expect(withoutLetters(parts)).toEqual({})
  expect(withoutLetters(settings)).toEqual({ confirmEmail: true, 'letter-other-en': own })
})
