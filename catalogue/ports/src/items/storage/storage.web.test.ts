import { afterEach, expect, it } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

const storage = openPort(port)

const NAMES = ['port one', 'port=two;', 'plain', 'ключ']
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of NAMES) storage.removeCookie(name, '/')
})

it('ports-P1 local and session storage are kept apart', () => {
  storage.write('local', 'key', 'a')
  storage.write('session', 'key', 'b')
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['a', 'b'])
  expect([storage.read('local', 'key'), storage.read('session', 'key'), storage.read('local', 'other')]).toEqual(['a', 'b', null])
  storage.remove('local', 'key')
  expect([storage.read('local', 'key'), storage.read('session', 'key')]).toEqual([null, 'b'])
})

it.each(NAMES)('ports-P1 the cookie %j holds any text, and is gone when removed', (name) => {
  storage.writeCookie(name, 'a; b=c, "д" %', { path: '/', sameSite: 'lax', days: 1 })
  expect(storage.readCookie(name)).toBe('a; b=c, "д" %')
  storage.removeCookie(name, '/')
  expect(storage.readCookie(name)).toBeUndefined()
})

it('ports-P1 a cookie is read by its whole name, also one that another hand wrote', () => {
  document.cookie = 'plain=50%; path=/'
  expect([storage.readCookie('plain'), storage.readCookie('lain'), storage.readCookie('plai')]).toEqual([
    '50%',
    undefined,
    undefined,
  ])
})

it('ports-P1 a cookie of no days is gone at once; a path brings no attributes of its own', () => {
  storage.writeCookie('plain', 'a', { path: '/', sameSite: 'strict', days: 0 })
  expect(storage.readCookie('plain')).toBeUndefined()
  storage.writeCookie('plain', 'a', { path: '/; max-age=1; domain=evil.example', sameSite: 'lax' })
  // The whole text is the path, and no page lies there.
  expect(storage.readCookie('plain')).toBeUndefined()
})
