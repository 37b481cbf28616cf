import { expect, test } from 'vitest'
import { securityPolicy, type PolicyInput } from './security-policy.ts'

const still: PolicyInput = {
  scriptHashes: [],
  styleHashes: [],
  hasScriptFiles: false,
  reach: [],
  showsFiles: false,
  formTargets: [],
  hasStyleAttributes: false,
  base: undefined,
}
/** Sources by directive. */
const policy = (more: Partial<PolicyInput> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    securityPolicy({ ...still, ...more })
      .split(';')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  )

test('publish-P10 a page that is only read runs nothing and asks nobody', () => {
  expect(policy()).toEqual({
    'default-src': "'self'",
    'script-src': "'none'",
    'style-src': "'self'",
    'style-src-attr': "'none'",
    'img-src': "'self' data: https:",
    'font-src': "'self' data:",
    'media-src': "'self' https:",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  })
})

test('publish-P10 frames of other sites are allowed one by one', () => {
  expect(policy({ frames: ['https://a.example', 'https:'] })['frame-src']).toBe("'self' https://a.example https:")
})

test('publish-P10 scripts and styles are allowed by file or hash', () => {
  expect(policy({ hasScriptFiles: true })['script-src']).toBe("'self'")
  expect(policy({ scriptHashes: ['a'] })['script-src']).toBe("'sha256-a'")
  expect(policy({ hasScriptFiles: true, scriptHashes: ['a', 'b'] })['script-src']).toBe("'self' 'sha256-a' 'sha256-b'")
  expect(policy({ styleHashes: ['c'] })['style-src']).toBe("'self' 'sha256-c'")
  expect(policy({ hasStyleAttributes: true })['style-src-attr']).toBe("'unsafe-inline'")
})

test('publish-P10 a page that may ask other servers may keep connections to them, too, and read files that the visitor made', () => {
  const { 'connect-src': connect, 'img-src': pictures } = policy({ reach: 'anything', showsFiles: true })
  expect([connect, pictures]).toEqual(["'self' https: wss: blob: data:", "'self' data: https: blob:"])
})

test('publish-P10 a page whose sources name their servers may ask these and no others', () => {
  expect(policy({ reach: ['https://api.test', 'http://127.0.0.1:8080'] })['connect-src']).toBe(
    "'self' https://api.test http://127.0.0.1:8080",
  )
  expect(policy({ reach: [] })['connect-src']).toBeUndefined()
})

test.each([
  ['/shop/', "'self'"],
  ['https://cdn.example/a/', "'self' https://cdn.example"],
  ['HTTP://cdn.example:8080', "'self' HTTP://cdn.example:8080"],
  ["https://cdn.example; script-src 'unsafe-inline'", "'self'"],
  ['javascript:alert(1)', "'self'"],
])('publish-P10 the base %j may be this site and the host it names', (base, allowed) => {
  expect(policy({ base })['base-uri']).toBe(allowed)
})
