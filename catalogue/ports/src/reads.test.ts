import { expect, test } from 'vitest'
import { portReads } from './reads.ts'

test('what a test of the project has to be told is what tells something of the world, not what changes it', () => {
  for (const name of ['http.send', 'collections.fetch', 'storage.read', 'plugins.run']) expect(portReads.has(name)).toBe(true)
  for (const name of ['storage.write', 'navigation.go', 'browser.copy', 'variables.set']) expect(portReads.has(name)).toBe(false)
})
