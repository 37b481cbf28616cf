import { expect, it } from 'vitest'
import { cutPower } from './testing/power-cut.ts'

it('opens what the disk held at some moments while people edited and published, with every edit that was saved before', async () => {
  const { edits } = await cutPower(4, 1)
  expect(edits).toBeGreaterThan(0)
})
