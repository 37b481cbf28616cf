import { expect, test } from 'vitest'
import { ELEMENT_TRIGGERS } from '@heddle/kit'
import type { RenderHost } from './host.ts'
import { eventHandlers } from './node-events.ts'
import { isLifecycle } from './use-lifecycle.ts'

const host = { onEvent: async () => undefined } as unknown as RenderHost

test.each(ELEMENT_TRIGGERS.map(({ name }) => name))('S3-28 S4-27 what can be chosen as the trigger %s is heard', (name) => {
  const handlers = eventHandlers([{ uid: 'n', scope: {}, events: { [name]: [] } }] as never, host)
  expect(isLifecycle(name) || Object.keys(handlers ?? {}).length === 1).toBe(true)
})
