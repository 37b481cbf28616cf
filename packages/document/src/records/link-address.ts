import { MESSAGES } from '../messages.ts'

/** Kinds of link whose target a person writes. */
export type WrittenLink = 'external' | 'mail' | 'tel'

/** What was written as it stands in a page, or what is wrong with it. */
export type WrittenAddress = { readonly ok: true; readonly address: string } | { readonly ok: false; readonly message: string }

const EXTERNAL = /^https?:\/\/[^\s"'<>\\]+$/i
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** A host without a scheme, and whatever stands behind it. */
const HOST_ALONE = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}(?:[/?#:]|$)/i
const NOT_IN_ADDRESS = /[\s"'<>\\]/
const MAIL = /^[^\s@"'<>\\:/?#]+@[^\s@"'<>\\:/?#]+$/
const MAX_RELATION = 200
const PHONE = /^\+?[0-9 ()*#.-]{1,40}$/

/** Reads what a person wrote as the target of a link; `mailto:` and `tel:` may stand before it. */
export function readWrittenAddress(type: WrittenLink, written: string): WrittenAddress {
  const text = written.trim()
  if (type === 'mail') return readMail(text.replace(/^mailto:/i, ''))
  if (type === 'tel') return readPhone(text.replace(/^tel:/i, '').trim())
  return EXTERNAL.test(text) ? { ok: true, address: text } : { ok: false, message: faultOf(text) }
}

/** What a person wrote with what goes without saying: `example.org` is an address of the web. */
export function completeAddress(type: WrittenLink, written: string): string {
  const text = written.trim()
  return type === 'external' && HOST_ALONE.test(text) ? `https://${text}` : text
}

/** Whether a text is words of HTML for what a link is to its page (`nofollow sponsored`); an empty one says nothing. */
export function isRelation(text: string): boolean {
  return text.length <= MAX_RELATION && (text === '' || text.split(' ').every((word) => /^[a-z][a-z-]*$/i.test(word)))
}

/** Reads what a person wrote as the relation of a link; none when it is empty. */
export function readRelation(
  written: string,
): { readonly ok: true; readonly rel: string | undefined } | { readonly ok: false; readonly message: string } {
  const rel = written.split(/\s/).filter(Boolean).join(' ')
  if (!isRelation(rel)) return { ok: false, message: MESSAGES.badRelation }
  return { ok: true, rel: rel === '' ? undefined : rel }
}

function faultOf(text: string): string {
  if (text === '') return MESSAGES.addressEmpty
  if (text.startsWith('/') || text.startsWith('#')) return MESSAGES.addressInside
  const scheme = SCHEME.exec(text)?.[1]
  if (scheme !== undefined && !/^https?$/i.test(scheme)) return MESSAGES.addressScheme(scheme)
  const wrong = NOT_IN_ADDRESS.exec(text)?.[0]
  if (wrong !== undefined && /\s/.test(wrong)) return MESSAGES.addressSpace
  return wrong === undefined ? MESSAGES.addressStart : MESSAGES.addressCharacter(wrong)
}

function readMail(text: string): WrittenAddress {
  return MAIL.test(text)
    ? { ok: true, address: `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}` }
    : { ok: false, message: MESSAGES.badMail }
}

function readPhone(text: string): WrittenAddress {
  return PHONE.test(text)
    ? { ok: true, address: `tel:${text.replace(/[^0-9+*#]/g, '').replaceAll('#', '%23')}` }
    : { ok: false, message: MESSAGES.badPhone }
}
