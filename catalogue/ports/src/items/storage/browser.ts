import { definePort } from '@heddle/kit'

const areaOf = (area: 'local' | 'session'): Storage => (area === 'local' ? localStorage : sessionStorage)
const DAY = 86_400

/** Storage and cookies of this site in the visitor's browser. */
export const port = definePort('storage', () => ({
  read: (area, key) => areaOf(area).getItem(key),
  write: (area, key, value) => areaOf(area).setItem(key, value),
  remove: (area, key) => areaOf(area).removeItem(key),
  readCookie(name) {
    const wanted = `${encodeURIComponent(name)}=`
    const found = document.cookie.split('; ').find((one) => one.startsWith(wanted))
    return found === undefined ? undefined : decoded(found.slice(wanted.length))
  },
  writeCookie(name, value, { days, path, sameSite }) {
    const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `path=${safePath(path)}`, `samesite=${sameSite}`]
    if (days !== undefined) parts.push(`max-age=${Math.round(days * DAY)}`)
    if (sameSite === 'none' || location.protocol === 'https:') parts.push('secure')
    document.cookie = parts.join('; ')
  },
  removeCookie: (name, path) => {
    document.cookie = `${encodeURIComponent(name)}=; path=${safePath(path)}; max-age=0`
  },
}))

/** Cookies that others wrote need not be encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A path cannot bring attributes of its own. */
function safePath(path: string): string {
  return encodeURI(path).replaceAll(';', '%3B')
}
