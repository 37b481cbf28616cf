import { expect, test } from 'vitest'
import { portReads } from './reads.ts'

test('what a test of the project has to be told is what tells something of the world, not what changes it', () => {
  for (const name of ['http.send', 'collections.fetch', 'storage.read', 'plugins.run']) expect(portReads.has(name)).toBe(true)
  for (const name of ['storage.write', 'navigation.go', 'browser.copy', 'variables.set']) expect(portReads.has(name)).toBe(false)
})

test('each of them is a port and one of its methods', () => {
  expect(portReads.size).toBeGreaterThan(10)
  for (const name of portReads) expect(name).toMatch(/^[a-z]+\.[a-zA-Z0-9]+$/)
})

test('what asks the visitor, a plugin or code of builders counts as read: a run works on with the answer', () => {
  expect([...portReads]).toEqual(
    expect.arrayContaining(['popups.open', 'app.install', 'scripts.run', 'elements.run', 'clock.until', 'navigation.back']),
  )
})
