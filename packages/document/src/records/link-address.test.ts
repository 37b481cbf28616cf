import { describe, expect, it, test } from 'vitest'
import { completeAddress, readRelation, readWrittenAddress, type WrittenLink } from './link-address.ts'

const faultOf = (type: WrittenLink, text: string) => {
  const read = readWrittenAddress(type, text)
  return read.ok ? read.address : read.message
}

describe('the target of a link that a person writes', () => {
  test.each([
    ['', 'The address is missing; write one such as https://example.org'],
    ['/about', 'The address is a place of this site; choose Page or Section for it'],
    ['#prices', 'The address is a place of this site; choose Page or Section for it'],
    ['javascript:alert(1)', 'The address may not begin with "javascript:"; begin it with https:// or http://'],
    ['ftp://example.org', 'The address may not begin with "ftp:"; begin it with https:// or http://'],
    ['https://example.org/a b', 'The address has a space in it; write %20 in its place'],
    ['https://example.org/"x', 'The address may not hold "; write it encoded, or take it out'],
    ['//example.org', 'The address is a place of this site; choose Page or Section for it'],
    ['example', 'The address begins with https:// or http://, for example https://example.org'],
    ['https://', 'The address begins with https:// or http://, for example https://example.org'],
  ])('document-D195 an address %j is refused with what to do', (text, message) => {
    expect(faultOf('external', text)).toBe(message)
  })

  it('document-D195 what is no mail address or phone number is refused by its name', () => {
    for (const text of ['', 'nobody', 'a@b@c', 'a b@c', '@b', 'a@', 'a@b?cc=d'])
      expect(faultOf('mail', text)).toBe('The mail address is written as name@example.org, without spaces')
    for (const text of ['', 'call me', '1'.repeat(41)])
      expect(faultOf('tel', text)).toBe('The phone number holds digits, spaces and + - ( ) . * # only, 40 at most')
  })

  it('document-D195 an address stands as it is, a mail address and a number with their schemes', () => {
    expect(faultOf('external', ' HTTPS://example.org/?a=1#b ')).toBe('HTTPS://example.org/?a=1#b')
    expect(faultOf('mail', 'MAILTO:a+b@example.org')).toBe('mailto:a%2Bb@example.org')
    expect(faultOf('tel', 'tel: +7 (495) 123-45-67')).toBe('tel:+74951234567')
    expect(faultOf('tel', '*100#')).toBe('tel:*100%23')
  })

  it('document-D195 a host alone is an address of the web; what is none stays as it was written', () => {
    expect(completeAddress('external', ' example.org/a?b ')).toBe('https://example.org/a?b')
    expect(completeAddress('external', 'shop.example.org:8080')).toBe('https://shop.example.org:8080')
    expect(completeAddress('mail', ' a@example.org')).toBe('a@example.org')
    for (const text of ['/about.html', 'javascript:a.b', 'example', 'http://example.org'])
      expect(completeAddress('external', text)).toBe(text)
  })

  it('document-D195 a relation is words with one space between; an empty one is none', () => {
    expect(readRelation('  nofollow\tUGC ')).toEqual({ ok: true, rel: 'nofollow UGC' })
    expect(readRelation(' ')).toEqual({ ok: true, rel: undefined })
    for (const text of ['no_follow', 'a"b', '1', 'x'.repeat(201)])
      expect(readRelation(text)).toEqual({ ok: false, message: expect.stringMatching(/^The relation is words/) })
  })
})
