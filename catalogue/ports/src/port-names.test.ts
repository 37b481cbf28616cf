import { usePort } from '@heddle/kit/react'
import type { ActionPorts, PortName } from '@heddle/kit/ports'
import { expectTypeOf, test } from 'vitest'
import './contracts.gen.ts'

test('ports-P7 an element asks for a port by its name and has its type, or none where nobody is at work', () => {
  expectTypeOf(usePort<'popups'>).returns.toEqualTypeOf<ActionPorts['popups'] | undefined>()
  expectTypeOf(usePort<'http'>).returns.toEqualTypeOf<ActionPorts['http'] | undefined>()
  expectTypeOf<'storage'>().toExtend<PortName>()
  expectTypeOf<'popup'>().not.toExtend<PortName>()
  expectTypeOf(usePort).parameter(0).toEqualTypeOf<PortName>()
})
