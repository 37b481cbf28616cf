import { expect, it } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

it('ports-P5 says which plugin is not installed', () => {
  const { signal } = new AbortController()
  expect(() => openPort(port).run('supabase', 'select', {}, signal)).toThrow('The plugin supabase is not installed.')
})
