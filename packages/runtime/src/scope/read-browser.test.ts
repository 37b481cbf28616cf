import { expect, test } from 'vitest'
import { environmentOf } from './read-browser.ts'

test.each([
  ['bakery.example', 'production'],
  ['bakery.localhost', 'production'],
  ['bakery--preview.localhost', 'preview'],
  ['bakery--staging.sites.example', 'staging'],
  ['my--preview-site.example', 'production'],
  ['staging.example', 'production'],
  ['preview', 'production'],
] as const)('runtime-RT65 S2-14 %s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})
