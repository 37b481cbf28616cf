import { afterEach, expect, it } from 'vitest'
import { storagePort } from './storage.ts'

const NAMES = ['port one', 'port=two;', 'plain', 'ключ']
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of NAMES) storagePort.removeCookie(name, '/')
})

it('RT33 local and session storage are kept apart', () => {
  storagePort.write('local', 'key', 'a')
  storagePort.write('session', 'key', 'b')
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['a', 'b'])
  expect([storagePort.read('local', 'key'), storagePort.read('session', 'key'), storagePort.read('local', 'other')]).toEqual([
    'a',
    'b',
    null,
  ])
  storagePort.remove('local', 'key')
  expect([storagePort.read('local', 'key'), storagePort.read('session', 'key')]).toEqual([null, 'b'])
})

it.each(NAMES)('RT33 the cookie %j holds any text, and is gone when removed', (name) => {
  storagePort.writeCookie(name, 'a; b=c, "д" %', { path: '/', sameSite: 'lax', days: 1 })
  expect(storagePort.readCookie(name)).toBe('a; b=c, "д" %')
  storagePort.removeCookie(name, '/')
  expect(storagePort.readCookie(name)).toBeUndefined()
})

it('RT33 a cookie is read by its whole name, also one that another hand wrote', () => {
  document.cookie = 'plain=50%; path=/'
  expect([storagePort.readCookie('plain'), storagePort.readCookie('lain'), storagePort.readCookie('plai')]).toEqual([
    '50%',
    undefined,
    undefined,
  ])
})

it('RT33 a cookie of no days is gone at once; a path brings no attributes of its own', () => {
  storagePort.writeCookie('plain', 'a', { path: '/', sameSite: 'strict', days: 0 })
  expect(storagePort.readCookie('plain')).toBeUndefined()
  storagePort.writeCookie('plain', 'a', { path: '/; max-age=1; domain=evil.example', sameSite: 'lax' })
  // The whole text is the path, and no page lies there.
  expect(storagePort.readCookie('plain')).toBeUndefined()
})
