import { expect, test } from 'vitest'
import type { Port } from '@heddle/kit'
import { createVariables } from '../variables/create-variables.ts'
import { openPorts } from '../ports/open-ports.ts'
import { resetPopups } from './reset-popups.ts'

test('runtime-PO7 actions find popups among the ports of the site, those of the page on show', () => {
  const ports: Record<string, Port> = {}
  const site = {
    host: () => undefined as never,
    showing: { peek: () => undefined as never },
    variables: createVariables([]),
    code: { ports },
  }
  const closeAll = (id: string) => () =>
    openPorts(Object.values(ports), { scope: () => ({}), event: undefined, signal: AbortSignal.abort() }).popups.closeAll(id)
  resetPopups(site, [{ id: 'ask' }])
  const first = ports['popups']
  expect(closeAll('ask')).not.toThrow()
  expect(closeAll('note')).toThrow('Library component "note" not found.')
  resetPopups(site, [{ id: 'note' }])
  expect(ports['popups']).toBe(first)
  expect(closeAll('note')).not.toThrow()
  expect(closeAll('ask')).toThrow('Library component "ask" not found.')
  resetPopups(site, undefined)
  expect(closeAll('note')).toThrow('Library component "note" not found.')
})
